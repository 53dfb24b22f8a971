import type { GenderAspect } from '../../events/dinner/dinner.ts'
import { type Gender, genders } from '../../people/participants/participant.ts'

/** How many people of each gender. */
export type GenderCounts = Readonly<Record<Gender, number>>

/** `taken`: how many of each gender of the larger group go with the smaller one; `fits`: teams that fit the rule. */
export interface GenderMix {
  taken: GenderCounts
  fits: number
}

/**
 * Each of the smaller group gets a partner from the larger one, the rest of which pairs up among itself: the division
 * with the most teams that fit the rule. Sizes of the groups differ by an even number.
 * With the number of men taken held, the figure is concave in the number of women taken except for odd ones left over,
 * so it is largest at a corner or next to one; all numbers of men are tried. That makes it exact
 * (docs/rules/plan/team-building.md#ranks-2-and-3-are-met-exactly).
 */
export function bestGenderMix(smaller: GenderCounts, larger: GenderCounts, rule: GenderAspect): GenderMix {
  const total = sum(smaller)
  const pairs = (total + sum(larger)) / 2
  let best: GenderMix | undefined
  for (let men = 0; men <= Math.min(larger.MALE, total); men++) {
    for (const women of corners(smaller, larger, men, rule)) {
      const takenCounts = { MALE: men, FEMALE: women, UNDEFINED: total - men - women }
      if (women < 0 || women > larger.FEMALE || takenCounts.UNDEFINED < 0 || takenCounts.UNDEFINED > larger.UNDEFINED)
        continue
      const fits = fittingPairs(smaller, takenCounts, larger, rule)
      if (best === undefined || fits > best.fits) best = { taken: takenCounts, fits }
      if (fits === pairs) return best
    }
  }
  return best ?? { taken: { UNDEFINED: 0, MALE: 0, FEMALE: 0 }, fits: 0 }
}

/** Whose partner fits the rule. */
export function partnerGender(gender: Gender, rule: GenderAspect): Gender {
  if (rule === 'FORCE_SAME_GENDER' || gender === 'UNDEFINED') return gender
  return gender === 'MALE' ? 'FEMALE' : 'MALE'
}

function corners(smaller: GenderCounts, larger: GenderCounts, men: number, rule: GenderAspect): number[] {
  const restCount = sum(smaller) - men
  const bends = [
    Math.max(0, restCount - larger.UNDEFINED),
    Math.min(larger.FEMALE, restCount),
    smaller[partnerGender('FEMALE', rule)],
    restCount - smaller.UNDEFINED,
    larger.FEMALE - (larger.MALE - men),
  ]
  return bends.flatMap((women) => [women - 1, women, women + 1])
}

function fittingPairs(
  smaller: GenderCounts,
  takenCounts: GenderCounts,
  larger: GenderCounts,
  rule: GenderAspect,
): number {
  if (rule === 'IGNORE_GENDER') return (sum(smaller) + sum(larger)) / 2
  const across = genders.reduce(
    (pairs, gender) => pairs + Math.min(smaller[partnerGender(gender, rule)], takenCounts[gender]),
    0,
  )
  const leftOver = (gender: Gender) => larger[gender] - takenCounts[gender]
  const strangers = Math.floor(leftOver('UNDEFINED') / 2)
  if (rule === 'FORCE_GENDER_MIX') return across + Math.min(leftOver('MALE'), leftOver('FEMALE')) + strangers
  return across + Math.floor(leftOver('MALE') / 2) + Math.floor(leftOver('FEMALE') / 2) + strangers
}

function sum(counts: GenderCounts): number {
  return counts.UNDEFINED + counts.MALE + counts.FEMALE
}
