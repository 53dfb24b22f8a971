import { describe, expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { readRows } from './read-rows.ts'
import { toSheet } from './sheet.ts'
import { asPair, asSingle, pairIssue } from './two-people.ts'

const home = { Straße: 'Gasse', Nr: '1', PLZ: '39104', Ort: 'Magdeburg' }

function read(...given: Record<string, string>[]) {
  const rows = given.map((row) => ('Anzahl Personen' in row ? row : { Plätze: '6', ...row }))
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const all = rows.map((row, at) => ({ 'E-Mail': `p${at}@example.org`, ...home, ...row }))
  const names = [...new Set([...header, 'E-Mail', ...Object.keys(home)])]
  const { sheet } = toSheet([
    names,
    ...all.map((row) => names.map((name) => (row as Record<string, string>)[name] ?? '')),
  ])
  return readRows(sheet, guessMapping(sheet), { meals: [], registered: new Map(), seatsNeeded: 6 })
}

function peopleOf(row: ReturnType<typeof read>[number] | undefined): string[] {
  const person = row?.participant
  const partner = person?.teamPartnerWishRegistrationData
  return [person, partner].flatMap((one) => (one ? [`${one.firstnamePart}|${one.lastname}`] : []))
}
const codesOf = (row: ReturnType<typeof read>[number] | undefined) => row?.issues.map(({ message }) => message)

describe('a name of two', () => {
  test.each([
    ['Anna und Ben Meier', 'Anna|Meier', 'Ben|Meier'],
    ['Anna & Ben', 'Anna|', 'Ben|'],
    ['Anna Meier & Ben Kurz', 'Anna|Meier', 'Ben|Kurz'],
    ['Anna Meier, Ben Kurz', 'Anna|Meier', 'Ben|Kurz'],
    ['Anna+Ben Meier', 'Anna|Meier', 'Ben|Meier'],
    ['Anna Meier / Ben Kurz', 'Anna|Meier', 'Ben|Kurz'],
    ['Anna (mit Ben)', 'Anna|', 'Ben|'],
    ['Anna mit Ben Kurz', 'Anna|Kurz', 'Ben|Kurz'],
    ['Anna u. Ben Meier', 'Anna|Meier', 'Ben|Meier'],
    ['Anna and Ben Meier', 'Anna|Meier', 'Ben|Meier'],
    ['Anna Meier und Ben', 'Anna|Meier', 'Ben|Meier'],
    ['Meier, Anna und Ben', 'Anna|Meier', 'Ben|Meier'],
    ['Anna-Lena von der Heide & Ben van Dyck', 'Anna-Lena|von der Heide', 'Ben|van Dyck'],
  ])('%s is a pair, with a remark', (Name, first, second) => {
    const [row] = read({ Name })
    expect(peopleOf(row)).toEqual([first, second])
    expect(row?.participant.teamPartnerWishRegistrationData).toMatchObject({ email: '', mobileNumber: '' })
    expect(codesOf(row)).toContain('import_pair_read')
  })

  test.each([
    ['Familie Meier', 'Familie|Meier'],
    ['Fam. Meier', 'Fam.|Meier'],
    ['Anna Meier und Partner', 'Anna|Meier'],
    ['Anna Meier + 1', 'Anna|Meier'],
    ['Anna Meier & Begleitung', 'Anna|Meier'],
    ['Anna Meier and my boyfriend', 'Anna|Meier'],
  ])('%s may be two: one person with a warning', (Name, first) => {
    const [row] = read({ Name })
    expect(peopleOf(row)).toEqual([first])
    expect(codesOf(row)).toEqual(['import_pair_unsure'])
  })

  test('three names are no pair', () => {
    const [row] = read({ Name: 'Anna, Ben & Carl und Dora' })
    expect([peopleOf(row).length, codesOf(row)]).toEqual([1, ['import_pair_unsure']])
  })

  test.each([
    ['Meier Anna', 'Meier|Anna'],
    ['Dr. Anna Meier', 'Dr. Anna|Meier'],
    ['Ana María López García', 'Ana María López|García'],
    ['Karl von und zu Berg', 'Karl|von und zu Berg'],
    ['van der Berg, Svenja', 'Svenja|van der Berg'],
    ['Undine Mittag', 'Undine|Mittag'],
    ['Ute Handke', 'Ute|Handke'],
    ['A. Meier', 'A.|Meier'],
    ['李 小龍', '李|小龍'],
    ['Anna Meier 🎉', 'Anna|Meier'],
    ['👩🏽‍🍳 Anna ❤️ Meier', 'Anna|Meier'],
  ])('%s is one person', (Name, first) => {
    const [row] = read({ Name })
    expect([peopleOf(row), codesOf(row)]).toEqual([[first], []])
  })

  test('a comma stands between last and first name where it does so in another row', () => {
    const rows = read({ Name: 'Müller Schmidt, Anna Lena' }, { Name: 'Kurz, Ben' })
    expect(rows.map(peopleOf)).toEqual([['Anna Lena|Müller Schmidt'], ['Ben|Kurz']])
  })

  test('in columns for first and last name', () => {
    expect(peopleOf(read({ Vorname: 'Anna & Ben', Nachname: 'Meier' })[0])).toEqual(['Anna|Meier', 'Ben|Meier'])
  })

  test('is left alone where the row names a second person or a wish', () => {
    const [named] = read({ Name: 'Anna & Ben', 'Partner Vorname': 'Cem', 'Partner Nachname': 'Kurz' })
    expect(named?.participant.teamPartnerWishRegistrationData?.firstnamePart).toBe('Cem')
    const [wishing] = read({ Name: 'Anna & Ben Kurz', Wunschpartner: 'x@example.org' })
    expect(wishing?.participant.teamPartnerWishRegistrationData).toBeUndefined()
    expect(codesOf(wishing)).toContain('import_pair_unsure')
  })

  test('a name of a team is none', () => {
    expect(read({ Teamname: 'Salz & Pfeffer' }).map(peopleOf)).toEqual([['Salz &|Pfeffer']])
  })
})

describe('a column that says who comes alone', () => {
  test.each([
    ['zu zweit', 'allein'],
    ['als Paar', 'Einzeln'],
    ['2 Personen', '1 Person'],
    ['Wir sind ein Duo', 'Ich komme alleine'],
    ['As a couple', 'Alone'],
  ])('%s and %s', (two, one) => {
    const rows = read(
      { Name: 'Anna Meier', Anmeldung: two },
      { Name: 'Ben Kurz', Anmeldung: one },
      { Name: 'Cem & Dana Kurz', Anmeldung: two },
    )
    expect(rows.map(codesOf)).toEqual([['import_pair_unsure'], [], ['import_pair_read']])
  })

  test('contradicts two names: a warning instead of a pair', () => {
    const rows = read({ Name: 'Anna & Ben Kurz', Anmeldung: 'allein' }, { Name: 'Cem Kern', Anmeldung: 'zu zweit' })
    expect([peopleOf(rows[0]).length, codesOf(rows[0])]).toEqual([1, ['import_pair_unsure']])
  })

  test('is "Anzahl Personen" where nobody has more than two', () => {
    const rows = ['2', '1', '2'].map((number, at) => ({
      Name: `Anna${at} Kern`,
      'Anzahl Personen': number,
    }))
    expect(read(...rows).map((row) => codesOf(row)?.length)).toEqual([1, 0, 1])
  })
})

test.each(['Familie', 'Family', 'Nachname'])('one column "%s" beside two of first names is for both', (family) => {
  const [named, alone] = read(
    { [family]: 'Meier', 'Vorname 1': 'Anna', 'Vorname 2': 'Ben' },
    { [family]: 'Kurz', 'Vorname 1': 'Cem', 'Vorname 2': '' },
  )
  expect([named, alone].map(peopleOf)).toEqual([['Anna|Meier', 'Ben|Meier'], ['Cem|Kurz']])
})

test('a column of names beside the own one is the partner unless they have rows of their own', () => {
  const rows = [
    { Name: 'Anna Meier', Kochpartner: 'Ben Kurz' },
    { Name: 'Cem Kern', Kochpartner: 'Dana Fuchs' },
  ]
  expect(read(...rows).map(peopleOf)).toEqual([
    ['Anna|Meier', 'Ben|Kurz'],
    ['Cem|Kern', 'Dana|Fuchs'],
  ])
  const wishes = read(...rows, { Name: 'Ben Kurz', Kochpartner: 'Anna Meier' })
  expect(wishes.map((row) => row.participant.teamPartnerWishEmail)).toEqual(['p2@example.org', '', 'p0@example.org'])
})

describe('one press', () => {
  test('makes a pair of one person; the second has a name to be replaced and shares the mailbox', () => {
    const [row] = read({ Name: 'Anna Meier und Partner' })
    if (!row) throw new Error('no row')
    const pair = asPair(row.participant, 'Anna Meier und Partner', 'Begleitung')
    expect(pair.teamPartnerWishRegistrationData).toEqual({
      firstnamePart: 'Begleitung',
      lastname: 'Meier',
      email: '',
      mobileNumber: '',
    })
    expect(pairIssue(pair, 'x')).toMatchObject({ severity: 'INFO', message: 'import_pair_read' })
    expect(asSingle(pair, 'Anna Meier und Partner')).toEqual(row.participant)
  })

  test('makes one person of a pair, by the name in the file, and a pair of it again', () => {
    const [row] = read({ Name: 'Anna und Ben Meier' })
    if (!row) throw new Error('no row')
    const single = asSingle(row.participant, 'Anna und Ben Meier')
    expect(peopleOf({ ...row, participant: single })).toEqual(['Anna und Ben|Meier'])
    expect(pairIssue(single, 'x')).toMatchObject({ severity: 'WARNING', message: 'import_pair_unsure' })
    expect(asPair(single, 'Anna und Ben Meier', 'Begleitung')).toEqual(row.participant)
  })
})
