/// The names of symbols and of the icons that show them.
enum SymbolNames {
  /// Words `name=icon` in alphabetical order.
  ///
  /// An icon is the name of a file of Bootstrap Icons. After a comma follows `mirrored` for symbols
  /// that are mirrored in right-to-left views, `circle` or `disk` for icons that are drawn inside of
  /// one.
  static let table = """
    airplane=airplane airplane.departure=airplane-engines alarm=alarm alarm.fill=alarm-fill ant=bug
    antenna.radiowaves.left.and.right=broadcast app=app app.badge=app-indicator archivebox=archive
    archivebox.fill=archive-fill arrow.2.circlepath=arrow-repeat arrow.2.squarepath=repeat
    arrow.backward=arrow-left,mirrored arrow.backward.circle.fill=arrow-left-circle-fill,mirrored
    arrow.clockwise=arrow-clockwise arrow.counterclockwise=arrow-counterclockwise
    arrow.down=arrow-down arrow.down.circle=arrow-down-circle
    arrow.down.circle.fill=arrow-down-circle-fill arrow.down.doc=file-earmark-arrow-down
    arrow.down.left=arrow-down-left arrow.down.right=arrow-down-right
    arrow.down.right.and.arrow.up.left=arrows-angle-contract arrow.down.to.line=download
    arrow.forward=arrow-right,mirrored arrow.left=arrow-left arrow.left.arrow.right=arrow-left-right
    arrow.left.circle=arrow-left-circle arrow.left.circle.fill=arrow-left-circle-fill
    arrow.left.square.fill=arrow-left-square-fill arrow.right=arrow-right
    arrow.right.circle=arrow-right-circle arrow.right.circle.fill=arrow-right-circle-fill
    arrow.right.square=arrow-right-square arrow.triangle.2.circlepath=arrow-repeat
    arrow.turn.up.left=reply arrow.up=arrow-up arrow.up.arrow.down=arrow-down-up
    arrow.up.circle=arrow-up-circle arrow.up.circle.fill=arrow-up-circle-fill
    arrow.up.doc=file-earmark-arrow-up arrow.up.left=arrow-up-left
    arrow.up.left.and.arrow.down.right=arrows-angle-expand arrow.up.right=arrow-up-right
    arrow.up.square=arrow-up-square arrow.up.to.line=upload
    arrow.uturn.backward=arrow-90deg-left,mirrored arrow.uturn.forward=arrow-90deg-right,mirrored
    arrow.uturn.left=arrow-90deg-left arrow.uturn.right=arrow-90deg-right
    arrowshape.turn.up.left=reply arrowshape.turn.up.left.fill=reply-fill
    arrowshape.turn.up.right=forward arrowshape.turn.up.right.fill=forward-fill
    arrowtriangle.down.fill=caret-down-fill arrowtriangle.left=caret-left
    arrowtriangle.left.fill=caret-left-fill arrowtriangle.right.fill=caret-right-fill
    arrowtriangle.up.fill=caret-up-fill asterisk=asterisk at=at backward=rewind
    backward.end=skip-start backward.end.fill=skip-start-fill backward.fill=rewind-fill
    backward.frame.fill=skip-backward-fill bag=bag bag.fill=bag-fill bandage=bandaid banknote=cash
    barcode=upc barcode.viewfinder=upc-scan basket=basket battery.0=battery battery.100=battery-full
    battery.25=battery-half battery.50=battery-half bell=bell bell.badge=bell bell.fill=bell-fill
    bell.slash=bell-slash bell.slash.fill=bell-slash-fill bicycle=bicycle bold=type-bold
    bolt=lightning bolt.fill=lightning-fill book=book book.fill=book-fill bookmark=bookmark
    bookmark.fill=bookmark-fill books.vertical=bookshelf briefcase=briefcase
    briefcase.fill=briefcase-fill bubble.left=chat-left bubble.left.and.bubble.right=chat-left-dots
    bubble.left.fill=chat-left-fill bubble.right=chat-right building.2=buildings
    building.2.fill=buildings-fill building.columns=bank bus=bus-front bus.fill=bus-front-fill
    calendar=calendar3 calendar.badge.plus=calendar-plus calendar.circle=calendar3,circle
    camera=camera camera.fill=camera-fill car=car-front car.fill=car-front-fill cart=cart
    cart.badge.plus=cart-plus cart.fill=cart-fill cellularbars=reception-4
    character.cursor.ibeam=input-cursor-text chart.bar=bar-chart chart.bar.fill=bar-chart-fill
    chart.line.uptrend.xyaxis=graph-up-arrow chart.pie=pie-chart chart.pie.fill=pie-chart-fill
    chart.xyaxis.line=graph-up checkmark=check-lg checkmark.circle=check-circle
    checkmark.circle.fill=check-circle-fill checkmark.seal=patch-check
    checkmark.seal.fill=patch-check-fill checkmark.shield=shield-check checkmark.square=check-square
    checkmark.square.fill=check-square-fill chevron.backward=chevron-left,mirrored
    chevron.compact.down=chevron-compact-down chevron.compact.left=chevron-compact-left
    chevron.compact.right=chevron-compact-right chevron.compact.up=chevron-compact-up
    chevron.down=chevron-down chevron.down.circle=chevron-down,circle
    chevron.forward=chevron-right,mirrored chevron.left=chevron-left
    chevron.left.2=chevron-double-left chevron.left.forwardslash.chevron.right=code-slash
    chevron.right=chevron-right chevron.right.2=chevron-double-right chevron.up=chevron-up
    chevron.up.chevron.down=chevron-expand chevron.up.circle=chevron-up,circle circle=circle
    circle.fill=circle-fill circle.grid.3x3=grid-3x3-gap circle.lefthalf.filled=circle-half
    clock=clock clock.arrow.circlepath=clock-history clock.fill=clock-fill cloud=cloud
    cloud.bolt=cloud-lightning cloud.bolt.rain=cloud-lightning-rain cloud.drizzle=cloud-drizzle
    cloud.fill=cloud-fill cloud.fog=cloud-fog cloud.heavyrain=cloud-rain-heavy cloud.moon=cloud-moon
    cloud.rain=cloud-rain cloud.rain.fill=cloud-rain-fill cloud.slash=cloud-slash
    cloud.snow=cloud-snow cloud.sun=cloud-sun cloud.sun.fill=cloud-sun-fill cloud.sun.rain=cloud-sun
    cpu=cpu creditcard=credit-card creditcard.circle=credit-card,circle
    creditcard.fill=credit-card-fill crop=crop cross.case=hospital cube=box cube.fill=box-fill
    cup.and.saucer=cup-hot cup.and.saucer.fill=cup-hot-fill curlybraces=braces
    desktopcomputer=display dial.min=speedometer2 diamond=diamond diamond.fill=diamond-fill
    dice=dice-5 display=display divide=slash-lg doc=file-earmark doc.badge.plus=file-earmark-plus
    doc.fill=file-earmark-fill doc.on.clipboard=clipboard doc.on.doc=files
    doc.plaintext=file-earmark-text doc.text=file-earmark-text doc.text.fill=file-earmark-text-fill
    dollarsign=currency-dollar dollarsign.circle=currency-dollar,circle
    dot.radiowaves.left.and.right=broadcast drop=droplet drop.fill=droplet-fill
    eject.fill=eject-fill ellipsis=three-dots ellipsis.bubble=chat-dots
    ellipsis.circle=three-dots,circle ellipsis.circle.fill=three-dots,disk envelope=envelope
    envelope.fill=envelope-fill envelope.open=envelope-open eurosign=currency-euro
    exclamationmark=exclamation-lg exclamationmark.circle=exclamation-circle
    exclamationmark.circle.fill=exclamation-circle-fill exclamationmark.octagon=exclamation-octagon
    exclamationmark.triangle=exclamation-triangle
    exclamationmark.triangle.fill=exclamation-triangle-fill externaldrive=device-hdd eye=eye
    eye.fill=eye-fill eye.slash=eye-slash eye.slash.fill=eye-slash-fill eyedropper=eyedropper
    face.smiling=emoji-smile film=film flag=flag flag.fill=flag-fill flame=fire flame.fill=fire
    folder=folder folder.badge.plus=folder-plus folder.fill=folder-fill forward=fast-forward
    forward.end=skip-end forward.end.fill=skip-end-fill forward.fill=fast-forward-fill
    fuelpump=fuel-pump gamecontroller=controller gamecontroller.fill=controller gauge=speedometer2
    gear=gear gearshape=gear gearshape.2=gear-wide-connected gearshape.fill=gear-fill gift=gift
    gift.fill=gift-fill globe=globe globe.americas=globe-americas
    globe.asia.australia=globe-asia-australia globe.europe.africa=globe-europe-africa
    gobackward=arrow-counterclockwise goforward=arrow-clockwise graduationcap=mortarboard
    graduationcap.fill=mortarboard-fill hammer=hammer hammer.fill=hammer hand.draw=hand-index
    hand.tap=hand-index-thumb hand.thumbsdown=hand-thumbs-down
    hand.thumbsdown.fill=hand-thumbs-down-fill hand.thumbsup=hand-thumbs-up
    hand.thumbsup.fill=hand-thumbs-up-fill headphones=headphones heart=heart
    heart.circle=heart-fill,circle heart.fill=heart-fill heart.slash=heartbreak hexagon=hexagon
    highlighter=pen hourglass=hourglass house=house house.fill=house-fill hurricane=hurricane
    icloud=cloud icloud.and.arrow.down=cloud-arrow-down icloud.and.arrow.up=cloud-arrow-up
    icloud.slash=cloud-slash info=info-lg info.circle=info-circle info.circle.fill=info-circle-fill
    internaldrive=device-hdd ipad=tablet iphone=phone italic=type-italic key=key key.fill=key-fill
    keyboard=keyboard keyboard.fill=keyboard-fill ladybug=bug laptopcomputer=laptop
    largecircle.fill.circle=record-circle lightbulb=lightbulb lightbulb.fill=lightbulb-fill
    lightbulb.slash=lightbulb-off line.3.horizontal=list line.3.horizontal.decrease=filter
    line.3.horizontal.decrease.circle=filter-circle line.horizontal.3=list
    line.horizontal.3.decrease.circle=filter-circle link=link-45deg link.circle.fill=link-45deg,disk
    list.bullet=list-ul list.bullet.indent=list-nested list.bullet.rectangle=card-list
    list.bullet.rectangle.portrait=card-list list.bullet.rectangle.portrait.fill=card-list
    list.clipboard=clipboard2-minus list.clipboard.fill=clipboard2-minus-fill list.dash=list-ul
    list.number=list-ol list.star=list-stars location=cursor location.fill=cursor-fill lock=lock
    lock.fill=lock-fill lock.open=unlock lock.open.fill=unlock-fill lungs=lungs macwindow=window
    magazine=journal magnifyingglass=search magnifyingglass.circle=search,circle map=map
    map.fill=map-fill mappin=pin-map mappin.and.ellipse=geo-alt mappin.circle=geo-alt-fill,circle
    mappin.circle.fill=geo-alt-fill,disk megaphone=megaphone megaphone.fill=megaphone-fill
    memorychip=memory menucard=card-text message=chat message.fill=chat-fill mic=mic
    mic.fill=mic-fill mic.slash=mic-mute minus=dash-lg minus.circle=dash-circle
    minus.circle.fill=dash-circle-fill minus.magnifyingglass=zoom-out moon=moon moon.fill=moon-fill
    moon.stars=moon-stars moon.stars.fill=moon-stars-fill multiply=x-lg music.note=music-note
    music.note.list=music-note-list network=globe2 newspaper=newspaper newspaper.fill=newspaper
    note.text=sticky number=hash octagon=octagon paintbrush=brush paintbrush.fill=brush-fill
    paintpalette=palette paintpalette.fill=palette-fill paperclip=paperclip paperplane=send
    paperplane.fill=send-fill paragraph=paragraph pause=pause pause.circle=pause-circle
    pause.circle.fill=pause-circle-fill pause.fill=pause-fill pencil=pencil
    pencil.circle=pencil,circle pencil.tip=pen percent=percent person=person person.2=people
    person.2.fill=people-fill person.3=people person.3.fill=people-fill
    person.badge.plus=person-plus person.circle=person-circle person.circle.fill=person-circle
    person.crop.circle=person-circle person.crop.circle.fill=person-circle
    person.crop.square=person-square person.fill=person-fill person.fill.badge.plus=person-plus-fill
    person.slash=person-slash person.text.rectangle=person-vcard phone=telephone
    phone.down.fill=telephone-x-fill phone.fill=telephone-fill photo=image photo.fill=image-fill
    photo.on.rectangle=images pills=capsule pin=pin-angle pin.fill=pin-angle-fill play=play
    play.circle=play-circle play.circle.fill=play-circle-fill play.fill=play-fill
    play.rectangle=play-btn plus=plus-lg plus.app=plus-square plus.circle=plus-circle
    plus.circle.fill=plus-circle-fill plus.magnifyingglass=zoom-in plus.square=plus-square
    plus.square.fill=plus-square-fill power=power printer=printer printer.fill=printer-fill
    puzzlepiece=puzzle puzzlepiece.fill=puzzle-fill qrcode=qr-code qrcode.viewfinder=qr-code-scan
    questionmark=question-lg questionmark.circle=question-circle
    questionmark.circle.fill=question-circle-fill quote.bubble=chat-quote
    record.circle=record-circle rectangle=aspect-ratio rectangle.grid.1x2=view-stacked
    rectangle.on.rectangle=window-stack rectangle.portrait.and.arrow.right=box-arrow-right
    rectangle.split.3x1=layout-three-columns repeat=repeat repeat.1=repeat-1 rhombus=diamond
    rosette=award rotate.left=arrow-counterclockwise rotate.right=arrow-clockwise ruler=rulers
    safari=compass safari.fill=compass-fill scissors=scissors scope=bullseye server.rack=hdd-rack
    shield=shield shield.fill=shield-fill shield.slash=shield-slash shippingbox=box-seam
    shippingbox.fill=box-seam-fill shuffle=shuffle sidebar.leading=layout-sidebar,mirrored
    sidebar.left=layout-sidebar sidebar.right=layout-sidebar-reverse slider.horizontal.3=sliders
    slider.vertical.3=sliders2-vertical smallcircle.filled.circle=record-circle smiley=emoji-smile
    snow=snow sparkles=stars speaker=speaker speaker.fill=volume-off-fill speaker.slash=volume-mute
    speaker.slash.fill=volume-mute-fill speaker.wave.1.fill=volume-down-fill
    speaker.wave.2=volume-up speaker.wave.2.fill=volume-up-fill speaker.wave.3=volume-up
    speaker.wave.3.fill=volume-up-fill speedometer=speedometer2 square=square
    square.and.arrow.down=box-arrow-in-down square.and.arrow.up=box-arrow-up
    square.and.arrow.up.fill=box-arrow-up square.and.pencil=pencil-square square.fill=square-fill
    square.fill.on.square.fill=front square.grid.2x2=grid square.grid.2x2.fill=grid-fill
    square.grid.3x2=grid-3x2 square.grid.3x3=grid-3x3 square.grid.3x3.square=grid-3x3
    square.on.square=back square.split.2x1=layout-split square.stack=stack star=star
    star.circle=star-fill,circle star.fill=star-fill star.leadinghalf.filled=star-half
    star.lefthalf.fill=star-half stethoscope=heart-pulse stop=stop stop.fill=stop-fill
    stopwatch=stopwatch stopwatch.fill=stopwatch-fill strikethrough=type-strikethrough
    suit.club.fill=suit-club-fill suit.diamond.fill=suit-diamond-fill
    suit.heart.fill=suit-heart-fill suit.spade.fill=suit-spade-fill sun.max=sun
    sun.max.fill=sun-fill sun.min=brightness-low sunrise=sunrise sunset=sunset switch.2=toggles
    tag=tag tag.fill=tag-fill target=bullseye terminal=terminal terminal.fill=terminal-fill
    text.aligncenter=text-center text.alignleft=text-left text.alignright=text-right
    text.badge.plus=journal-plus text.bubble=chat-text text.justify=justify textformat=fonts
    textformat.size=fonts thermometer=thermometer-half timer=stopwatch tornado=tornado
    tram=train-front tram.fill=train-front-fill trash=trash trash.circle=trash,circle
    trash.fill=trash-fill tray=inbox tray.and.arrow.down=box-arrow-in-down
    tray.and.arrow.up=box-arrow-up tray.fill=inbox-fill tray.full=inboxes tree=tree
    triangle=triangle triangle.fill=triangle-fill trophy=trophy trophy.fill=trophy-fill tv=tv
    tv.fill=tv-fill umbrella=umbrella umbrella.fill=umbrella-fill underline=type-underline
    video=camera-video video.fill=camera-video-fill video.slash=camera-video-off
    viewfinder=fullscreen wand.and.stars=magic waveform=soundwave waveform.path.ecg=activity
    wifi=wifi wifi.slash=wifi-off wind=wind wrench=wrench wrench.and.screwdriver=tools
    wrench.fill=wrench-adjustable xmark=x-lg xmark.circle=x-circle xmark.circle.fill=x-circle-fill
    xmark.octagon=x-octagon xmark.octagon.fill=x-octagon-fill xmark.square=x-square
    """
}
