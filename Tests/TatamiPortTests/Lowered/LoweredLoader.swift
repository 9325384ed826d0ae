import TatamiPort
#sourceLocation(file: "Loader.swift", line: 1)
import TatamiPort; import FoundationNetworking

#if false
import SwiftUI
#endif

final class ImageLoader {
    static let shared = ImageLoader()
    private let cache = NSCache<NSString, UIImage>()
    private let queue = DispatchQueue(label: "loader", attributes: .concurrent)
    private var tasks: [URL: URLSessionDataTask] = [:]

    func image(for url: URL, completion: @escaping (UIImage?) -> Void) {
        if let image = cache.object(forKey: url.absoluteString as NSString) {
            return completion(image)
        }
        let request = URLRequest(url: url, cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 10)
        let task = URLSession.shared.dataTask(with: request) { [weak self] data, _, _ in
            let image = data.flatMap(UIImage.init(data:))
            _MainQueue.async {
                self?.tasks[url] = nil
                completion(image)
            }
        }
        tasks[url] = task
        task.resume()
    }

    func remember(_ image: UIImage, for url: URL) {
        cache.setObject(image, forKey: url.absoluteString as NSString)
    }
}

extension UIImageView {
    func load(_ url: URL, placeholder: UIImage? = nil) {
        image = placeholder
        ImageLoader.shared.image(for: url) { [weak self] in self?.image = $0 ?? placeholder }
    }
}

enum LoaderText {
    static var title: String { _localizedString("loader.title", comment: "The title") }
    static var bundle: Bundle { Bundle._of(BundleToken.self) }
}

private final class BundleToken {}
