import { expect, test } from 'vitest'
import type { GenderAspect } from '../../events/dinner/dinner.ts'
import type { Gender } from '../../people/participants/participant.ts'
import { fitsGenderRule } from './team-score.ts'

test.each<[Gender, Gender, GenderAspect, boolean]>([
  ['MALE', 'FEMALE', 'FORCE_GENDER_MIX', true],
  ['UNDEFINED', 'UNDEFINED', 'FORCE_GENDER_MIX', true],
  ['MALE', 'MALE', 'FORCE_GENDER_MIX', false],
  ['MALE', 'UNDEFINED', 'FORCE_GENDER_MIX', false],
  ['FEMALE', 'FEMALE', 'FORCE_SAME_GENDER', true],
  ['UNDEFINED', 'UNDEFINED', 'FORCE_SAME_GENDER', true],
  ['FEMALE', 'UNDEFINED', 'FORCE_SAME_GENDER', false],
  ['MALE', 'UNDEFINED', 'IGNORE_GENDER', true],
])('a team of %s and %s under %s fits: %s', (one, other, rule, fits) => {
  expect(fitsGenderRule([{ gender: one }, { gender: other }], rule)).toBe(fits)
  expect(fitsGenderRule([{ gender: other }, { gender: one }], rule)).toBe(fits)
})
