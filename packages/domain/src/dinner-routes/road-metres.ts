import type { Coordinate } from '../dinner/dinner.ts'
import { straightLineMetres } from './distance.ts'

/** Streets in towns are about a fifth longer than the straight line (rules 5). Near hosts are told without it. */
export const roadFactor = 1.201

/** The way by road as estimated without a routing service, in metres. */
export function roadMetres(from: Coordinate, to: Coordinate): number {
  return straightLineMetres(from, to) * roadFactor
}
