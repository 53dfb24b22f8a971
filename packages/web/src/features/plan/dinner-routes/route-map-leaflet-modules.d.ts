// Leaflet's types know its bundle alone.
declare module 'leaflet/src/control/Control.Scale.js' {
  import { control } from 'leaflet'
  export const scale: typeof control.scale
}
declare module 'leaflet/src/control/Control.Zoom.js' {
  import { control } from 'leaflet'
  export const zoom: typeof control.zoom
}
declare module 'leaflet/src/geo/LatLngBounds.js' {
  export { latLngBounds as toLatLngBounds } from 'leaflet'
}
declare module 'leaflet/src/geometry/Point.js' {
  export { point as toPoint } from 'leaflet'
}
declare module 'leaflet/src/layer/LayerGroup.js' {
  export { layerGroup } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { divIcon } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { marker } from 'leaflet'
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { tileLayer } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/Canvas.js' {
  export { Canvas } from 'leaflet'
}
declare module 'leaflet/src/layer/vector/Polyline.js' {
  export { polyline } from 'leaflet'
}
declare module 'leaflet/src/map/index.js' {
  export { map } from 'leaflet'
}
