import type { Coordinate } from '../../events/dinner/dinner.ts'

const earthRadiusMetres = 6_371_000

/** As the crow flies, in metres, on a sphere (haversine). */
export function straightLineMetres(from: Coordinate, to: Coordinate): number {
  const lat = radians(to.lat - from.lat)
  const lng = radians(to.lng - from.lng)
  const haversine =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lng / 2) ** 2
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, haversine)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Roads in towns are about a fifth longer than the straight line. */
const roadFactor = 1.201

/** Estimated way by road without a routing service, in metres. */
export function roadMetres(from: Coordinate, to: Coordinate): number {
  return straightLineMetres(from, to) * roadFactor
}
