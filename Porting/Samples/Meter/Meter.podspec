Pod::Spec.new do |s|
  s.name = 'Meter'
end
