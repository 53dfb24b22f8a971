import { expect, test } from 'vitest'
import { z } from 'zod'
import { flag } from './forms/fields.ts'
import { parseInput } from './parse-input.ts'

test('names at most fifty fields that are wrong, so that a reply stays small', () => {
  const wrong = (count: number) => parseInput(z.array(flag), Array(count).fill('x')).issues
  expect([wrong(50).length, wrong(51).length]).toEqual([50, 50])
})
