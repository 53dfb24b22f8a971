// Single modules: the bundle of Leaflet has many more than a map of routes needs.

export { scale } from 'leaflet/src/control/Control.Scale.js'
export { zoom } from 'leaflet/src/control/Control.Zoom.js'
export { toLatLngBounds as latLngBounds } from 'leaflet/src/geo/LatLngBounds.js'
export { toPoint as point } from 'leaflet/src/geometry/Point.js'
export { layerGroup } from 'leaflet/src/layer/LayerGroup.js'
export { divIcon } from 'leaflet/src/layer/marker/DivIcon.js'
export { marker } from 'leaflet/src/layer/marker/Marker.js'
export { tileLayer } from 'leaflet/src/layer/tile/TileLayer.js'
export { Canvas } from 'leaflet/src/layer/vector/Canvas.js'
export { polyline } from 'leaflet/src/layer/vector/Polyline.js'
// With what moves it: mouse, keys and fingers.
export { map } from 'leaflet/src/map/index.js'
