#!/bin/sh
# webkit2gtk-driver 2.50.6 (WebKitWebDriver), with its MiniBrowser: a pointer of type touch.
# Expected: WebDriver knows the pointer types mouse, pen and touch; a driver without touch refuses it ("unsupported operation").
# Seen: the actions are answered with success, and the page gets a mouse: pointerType is "mouse", and no touchstart comes.
# A journey by finger is green there and has tried the mouse.
# Needs Debian 12 with apt and unshare: the packages go into a temporary folder, a root directory of their own.
set -eu
cd "$(mktemp -d)"
mkdir -p debs/partial root/dev root/proc root/tmp
: >status
apt-get -qq -o Dir::State::status="$PWD/status" -o Dir::Cache::archives="$PWD/debs" -o APT::Sandbox::User="$(id -un)" \
  install --download-only -y --no-install-recommends webkit2gtk-driver=2.50.6-1~deb12u2 xvfb curl \
  gsettings-desktop-schemas shared-mime-info libc-bin dash coreutils sed >/dev/null
for deb in debs/*.deb; do dpkg -x "$deb" root; done
cat >root/see.sh <<'SEE'
export HOME=/tmp XDG_RUNTIME_DIR=/tmp PATH=/usr/sbin:/usr/bin:/sbin:/bin
# What the packages do when they are installed.
ldconfig
/usr/lib/*/glib-2.0/glib-compile-schemas /usr/share/glib-2.0/schemas
/usr/lib/*/gdk-pixbuf-2.0/gdk-pixbuf-query-loaders --update-cache
update-mime-database /usr/share/mime
Xvfb :95 -screen 0 800x600x24 >/dev/null 2>&1 &
until [ -S /tmp/.X11-unix/X95 ]; do sleep 0.2; done
DISPLAY=:95 WebKitWebDriver --port=4495 >/dev/null 2>&1 &
until curl -s http://127.0.0.1:4495/status >/dev/null; do sleep 0.2; done
post() { curl -s -X POST "http://127.0.0.1:4495/session$1" -d "$2"; }
browser=$(ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser | head -n 1)
opened=$(post '' '{"capabilities":{"alwaysMatch":{"webkitgtk:browserOptions":{"binary":"'"$browser"'","args":["--automation"]}}}}')
session=/$(echo "$opened" | sed 's/.*"sessionId":"\([^"]*\)".*/\1/')
post "$session/url" '{"url":"data:text/html,<body onpointerdown=\"document.title=event.pointerType\" ontouchstart=\"document.title+=1\"><p style=\"height:500px\">x"}' >/dev/null
post "$session/actions" '{"actions":[{"type":"pointer","id":"finger","parameters":{"pointerType":"touch"},"actions":[
  {"type":"pointerMove","duration":0,"x":20,"y":20},{"type":"pointerDown","button":0},{"type":"pointerUp","button":0}]}]}' >/dev/null
echo "$opened" | sed 's/.*"browserVersion":"\([^"]*\)".*/\1/'
post "$session/execute/sync" '{"script":"return document.title","args":[]}'
SEE
# Its processes end with it.
seen=$(unshare --map-root-user --mount --pid --fork sh -c \
  'mount --rbind /dev root/dev && mount -t proc proc root/proc && chroot root sh /see.sh' | tr '\n' ' ')
echo "$seen"
[ "$seen" = '2.50.6 {"value":"mouse"}' ] || { echo CHANGED; exit 1; }
