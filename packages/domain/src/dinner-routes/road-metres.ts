import type { Coordinate } from '../dinner/dinner.ts'
import { straightLineMetres } from './distance.ts'

/** Roads in towns are about a fifth longer than the straight line. */
export const roadFactor = 1.201

/** Estimated way by road without a routing service, in metres. */
export function roadMetres(from: Coordinate, to: Coordinate): number {
  return straightLineMetres(from, to) * roadFactor
}
