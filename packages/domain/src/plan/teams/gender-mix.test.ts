import fc from 'fast-check'
import { expect, test } from 'vitest'
import { genderAspects } from '../../events/dinner/dinner.ts'
import { type Gender, genders } from '../../people/participants/participant.ts'
import { bestGenderMix, type GenderCounts } from './gender-mix.ts'
import { fitsGenderRule } from './team-score.ts'

const counts = fc.record({ UNDEFINED: fc.nat(4), MALE: fc.nat(4), FEMALE: fc.nat(4) })
const listOf = (given: GenderCounts) => genders.flatMap((gender) => Array<Gender>(given[gender]).fill(gender))

/**
 * The most fitting teams over all ways to pair each of `smaller` with one of `larger`, and the rest of them with each
 * other.
 */
function mostFits(smaller: Gender[], larger: Gender[], fits: (one: Gender, other: Gender) => boolean): number {
  const [first, ...others] = smaller.length > 0 ? smaller : larger
  if (first === undefined) return 0
  const partners = smaller.length > 0 ? larger : others
  return Math.max(
    ...[...new Set(partners)].map((partner) => {
      const left = partners.toSpliced(partners.indexOf(partner), 1)
      const rest = smaller.length > 0 ? mostFits(others, left, fits) : mostFits([], left, fits)
      return rest + Number(fits(first, partner))
    }),
  )
}

test.each(genderAspects)('the mix has as many teams that fit as any pairing has: %s', (rule) => {
  const fits = (one: Gender, other: Gender) => fitsGenderRule([{ gender: one }, { gender: other }], rule)
  const total = (given: GenderCounts) => listOf(given).length
  fc.assert(
    fc.property(counts, counts, (one, other) => {
      const [smaller, larger] = total(one) <= total(other) ? [one, other] : [other, one]
      fc.pre((total(one) + total(other)) % 2 === 0 && total(one) + total(other) <= 14)
      const { taken, fits: found } = bestGenderMix(smaller, larger, rule)
      expect(found).toBe(Math.max(0, mostFits(listOf(smaller), listOf(larger), fits)))
      expect(total(taken)).toBe(total(smaller))
      for (const gender of genders) expect(taken[gender]).toBeLessThanOrEqual(larger[gender])
    }),
    { numRuns: 300 },
  )
})
