import { test } from 'vitest'
import { expectChangesDespiteKills } from '../../../../test/killed-changes.ts'

// The smallest event.
test('workers killed three times while changes are mailed lose none, and every person knows them', () =>
  expectChangesDespiteKills(18, 3))
