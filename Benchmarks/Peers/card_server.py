"""A server in Python that draws the card of Examples/Templates/og.json with Pillow or CairoSVG.

    card_server.py pillow|cairosvg PROCESSES

The processes share one socket. The card has the same size, the same gradient, ellipse and label, and
the same texts in Inter; PNG files are compressed as each library does by default.
"""

import http.server
import io
import os
import signal
import sys
import urllib.parse
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 1200, 630
SUBTITLE, TAG, AUTHOR = 'Parameters in the query, no browser.', 'Guide', 'Ada Lovelace'
FONT = '/usr/share/fonts/opentype/inter/Inter-{}.otf'


def pillow_card():
    from PIL import Image, ImageDraw, ImageFont
    fonts = {size: ImageFont.truetype(FONT.format(name), size)
             for size, name in [(84, 'Bold'), (32, 'Regular'), (24, 'SemiBold'), (28, 'Medium')]}

    def draw(title):
        slope = Image.linear_gradient('L').resize((WIDTH, HEIGHT))
        image = Image.composite(Image.new('RGB', (WIDTH, HEIGHT), '#1B1A45'),
                                Image.new('RGB', (WIDTH, HEIGHT), '#0B1020'), slope).convert('RGBA')
        layer = Image.new('RGBA', (WIDTH, HEIGHT))
        ImageDraw.Draw(layer).ellipse((680, 250, 1440, 1010), '#4F46E573')
        image = Image.alpha_composite(image, layer)
        canvas = ImageDraw.Draw(image)
        canvas.rounded_rectangle((72, 72, 188, 121), 24, '#4F46E5')
        canvas.text((94, 82), TAG, 'white', fonts[24])
        canvas.text((72, 210), title, 'white', fonts[84])
        canvas.text((72, 340), SUBTITLE, '#C7D2FE', fonts[32])
        canvas.text((72, 520), AUTHOR, '#E0E7FF', fonts[28])
        file = io.BytesIO()
        image.convert('RGB').save(file, 'PNG')
        return file.getvalue()
    return draw


def cairosvg_card():
    import cairosvg

    def draw(title):
        return cairosvg.svg2png(bytestring=f'''
            <svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="Inter">
            <defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#0B1020"/>
            <stop offset="1" stop-color="#1B1A45"/></linearGradient></defs>
            <rect width="{WIDTH}" height="{HEIGHT}" fill="url(#a)"/>
            <circle cx="1060" cy="630" r="380" fill="#4F46E5" fill-opacity="0.45"/>
            <rect x="72" y="72" width="116" height="49" rx="24" fill="#4F46E5"/>
            <text x="94" y="105" font-size="24" font-weight="600" fill="white">{TAG}</text>
            <text x="72" y="290" font-size="84" font-weight="700" fill="white">{escape(title)}</text>
            <text x="72" y="370" font-size="32" fill="#C7D2FE">{escape(SUBTITLE)}</text>
            <text x="72" y="548" font-size="28" font-weight="500" fill="#E0E7FF">{AUTHOR}</text></svg>'''.encode())
    return draw


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    draw = None

    def do_GET(self):
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query)
        picture = type(self).draw(query.get('title', [''])[0])
        self.send_response(200)
        self.send_header('Content-Type', 'image/png')
        self.send_header('Content-Length', str(len(picture)))
        self.end_headers()
        self.wfile.write(picture)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    request_queue_size = 128


def main():
    kind, processes = sys.argv[1], int(sys.argv[2])
    Handler.draw = staticmethod({'pillow': pillow_card, 'cairosvg': cairosvg_card}[kind]())
    server = Server(('127.0.0.1', 0), Handler)
    children = []
    for _ in range(processes):
        child = os.fork()
        if child == 0:
            server.serve_forever()
        children.append(child)
    print(f'http://127.0.0.1:{server.server_port}/', file=sys.stderr, flush=True)
    signal.sigwait([signal.SIGTERM])
    for child in children:
        os.kill(child, signal.SIGKILL)


if __name__ == '__main__':
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
    main()
