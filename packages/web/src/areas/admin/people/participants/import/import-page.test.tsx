import { type ImportPreview, participantRoutes } from '@running-dinner/contract/people'
import { exampleImported } from '@running-dinner/domain/test/example-imported.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleListed } from '../../../../../../test/example-listed.ts'
import { exampleMember } from '../../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../../../test/server.ts'
import { ImportPage } from './import-page.tsx'

type Row = ImportPreview['rows'][number]

const person: Row['participant'] = {
  ...exampleImported({ firstnamePart: 'Ina', lastname: 'Import', email: 'ina@guests.example' }),
}
const goodRow: Row = { rowNumber: 2, participant: person, issues: [] }
const badRow: Row = {
  rowNumber: 3,
  participant: { ...person, firstnamePart: 'Bob', email: 'bob at home' },
  issues: [{ field: 'email', message: 'email_invalid', issueType: 'VALIDATION', severity: 'ERROR' }],
}
const column = (header: string, field: string): ImportPreview['columns'][number] => ({
  header,
  field,
  samples: ['Sample'],
  numFilled: 2,
})
const columns = [
  column('First', 'firstnamePart'),
  column('Last', 'lastname'),
  column('Mail', 'email'),
  column('Street', 'street'),
  column('No', 'streetNr'),
  column('Zip', 'zip'),
  column('Town', 'cityName'),
  column('Hobby', 'ignore'),
]
const preview = (rows: Row[]): ImportPreview => ({
  sheets: [],
  columns,
  rows,
  numRows: rows.length,
  numImportable: rows.filter(({ issues }) => issues.length === 0).length,
})
const file = () => new File(['First;Last'], 'guests.csv', { type: 'text/csv' })

async function show() {
  given(
    reply(participantRoutes.list, {
      participants: [exampleListed(1)],
      participantsWaitingList: [],
      numParticipantsTotal: 1,
      teamsGenerated: false,
      missingParticipantsInfo: { numMinParticipantsNeeded: 18, numParticipantsMissing: 17 },
    }),
  )
  const { user } = await renderAdminPage(<ImportPage />, { path: 'participants/import' })
  return { user, input: await screen.findByLabelText('File') }
}

async function showRead(rows: Row[]) {
  given(reply(participantRoutes.previewImport, preview(rows)))
  const { user, input } = await show()
  await user.upload(input, file())
  await screen.findByText('guests.csv')
  return user
}
const importButton = () => screen.findByRole('button', { name: 'Import 1 person' })

test('imports the rows of a chosen file that are not left out, and leads to the list', async () => {
  const stored = vi.fn<Answer<typeof participantRoutes.import>>(() => ({
    imported: [exampleMember('p9')],
    updated: [],
    rejected: [],
  }))
  given(reply(participantRoutes.import, stored))
  const user = await showRead([goodRow, badRow])
  expect(screen.getByText('1 person can be imported')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Skip row 3' }))
  await user.click(await importButton())
  expect(await screen.findByText('1 person imported.')).toBeVisible()
  expect(window.location.pathname).toBe('/admin/admin-1/participants')
  expect(stored.mock.lastCall?.[1].rows).toMatchObject([{ rowNumber: 2, participant: { email: 'ina@guests.example' } }])
})

test('names a column that stays out with its entries, and takes it along as notes in one press', async () => {
  const read = vi.fn<Answer<typeof participantRoutes.previewImport>>(() => ({
    ...preview([goodRow]),
    columns: columns.map((one) => (one.header === 'Hobby' ? { ...one, notice: 'QUESTION_UNKNOWN' as const } : one)),
  }))
  given(reply(participantRoutes.previewImport, read))
  const { user, input } = await show()
  await user.upload(input, file())
  expect(await screen.findByText(/^Hobby: 2 entries/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Put Hobby into the notes' }))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2))
})

test('rows that the file hides stay out until one press takes them along, and those who declined until another', async () => {
  const rowOf = (rowNumber: number, aside: Row['aside']): Row => ({
    rowNumber,
    participant: { ...person, email: `p${rowNumber}@guests.example` },
    issues: [],
    ...(aside && { aside }),
  })
  const user = await showRead([goodRow, rowOf(3, 'HIDDEN'), rowOf(4, 'HIDDEN'), rowOf(5, 'DECLINED')])
  await importButton()
  expect(screen.getByText('1 row is from someone who isn’t coming, so it is skipped.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Import them anyway' }))
  expect(screen.getByText('2 rows are hidden in the file and are imported all the same.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 3 people' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Import it anyway' }))
  await user.click(screen.getByRole('button', { name: 'Skip them' }))
  expect(screen.getByRole('button', { name: 'Import 2 people' })).toBeEnabled()
})

test('asks for a column only where every row lacks what it holds', async () => {
  const withoutZip = { ...goodRow, rowNumber: 4, participant: { ...person, email: 'zip@guests.example', zip: '' } }
  const read = (rows: Row[]) => ({ ...preview(rows), columns: columns.filter(({ field }) => field !== 'zip') })
  given(reply(participantRoutes.previewImport, read([goodRow, withoutZip])))
  const { user, input } = await show()
  await user.upload(input, file())
  await screen.findByText('guests.csv')
  expect(screen.queryByText(/^Missing columns/)).toBeNull()
  given(reply(participantRoutes.previewImport, read([withoutZip])))
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await user.upload(await screen.findByLabelText('File'), file())
  expect(await screen.findByText('Missing columns: Postcode')).toBeVisible()
})

test('names the sheet that was read and reads another one in one press', async () => {
  const workbook = (sheet: string) => ({ ...preview([goodRow]), sheet, sheets: ['Guests', 'Last year'] })
  const read = vi.fn<Answer<typeof participantRoutes.previewImport>>(() => workbook('Last year'))
  read.mockImplementationOnce(() => workbook('Guests'))
  given(reply(participantRoutes.previewImport, read))
  const { user, input } = await show()
  await user.upload(input, file())
  await screen.findByText(/This is the sheet “Guests”/)
  await user.click(screen.getByRole('button', { name: 'Read “Last year”' }))
  expect(await screen.findByText(/This is the sheet “Last year”/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Read “Guests”' })).toBeEnabled()
})

test('reads a file dropped on the page', async () => {
  given(reply(participantRoutes.previewImport, preview([goodRow])))
  await show()
  const drop = screen.getByText('Drop a file here')
  fireEvent.drop(drop, { dataTransfer: { files: [file()] } })
  expect(await screen.findByText('guests.csv')).toBeVisible()
})

test('reports an unreadable file and offers to choose another', async () => {
  given(refuse(participantRoutes.previewImport, [{ message: 'import_file_type_unknown', field: 'file' }]))
  const { user, input } = await show()
  await user.upload(input, file())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/neither an Excel sheet.*Your list hasn’t changed/)
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeVisible()
})

test('can be stopped while a file is read', async () => {
  given(hang(participantRoutes.previewImport))
  const { user, input } = await show()
  await user.upload(input, file())
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Choose file' })).toBeVisible()
  // A stopped reading is no failure.
  expect(screen.queryByRole('alert')).toBeNull()
})

test('leaves out a broken row until it is corrected', async () => {
  const user = await showRead([goodRow, badRow])
  expect(screen.getByText('1 row needs correcting')).toBeVisible()
  expect(await importButton()).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Correct row 3' }))
  const email = await screen.findByLabelText(/^Email/)
  expect(email).toBeInvalid()
  await user.clear(email)
  await user.type(email, 'bob@guests.example{Enter}')
  expect(await screen.findByRole('button', { name: 'Import 2 people' })).toBeEnabled()
  expect(screen.queryByText('1 row needs correcting')).toBeNull()
})

const known: Row = {
  rowNumber: 4,
  participant: { ...person, email: exampleListed(1).email },
  issues: [{ field: 'email', message: 'participant_already_registered', issueType: 'VALIDATION', severity: 'ERROR' }],
}

test('offers no import of 0 people: rows to correct are named, registered people can be updated', async () => {
  const user = await showRead([badRow, known])
  expect(screen.getByText('1 row needs correcting')).toBeVisible()
  expect(screen.getByText('Correct the row before you import.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  expect(screen.queryByText('Everyone in this file is already registered.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Skip row 3' }))
  expect(screen.getByText('Everyone in this file is already registered.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Update existing participants' }))
  expect(await screen.findByRole('button', { name: 'Update 1 person' })).toBeEnabled()
})

test('after the import says that the other rows were of registered people, not that they are missing', async () => {
  given(reply(participantRoutes.import, { imported: [exampleListed(2)], updated: [], rejected: [] }))
  const user = await showRead([goodRow, known])
  await user.click(await importButton())
  expect(
    await screen.findByText('1 person imported. The person in the other row was already registered.'),
  ).toBeVisible()
  expect(screen.queryByText(/haven’t been imported/)).toBeNull()
})

test('leaves out a row on request and takes it back', async () => {
  const user = await showRead([goodRow])
  await user.click(screen.getByRole('button', { name: 'Skip row 2' }))
  expect(screen.getByText('There are no rows to import.')).toBeVisible()
  const back = screen.getByRole('button', { name: 'Don’t skip row 2' })
  back.focus()
  await user.keyboard('{Enter}')
  expect(await importButton()).toBeEnabled()
})

test('reads the file again with another meaning of a column', async () => {
  const user = await showRead([goodRow])
  const again = vi.fn<Answer<typeof participantRoutes.previewImport>>(() => ({
    ...preview([goodRow]),
    columns: columns.map((known) => (known.header === 'Hobby' ? { ...known, field: 'notes' } : known)),
  }))
  given(reply(participantRoutes.previewImport, again))
  await user.click(screen.getByRole('button', { name: /7 columns matched, 1 skipped/ }))
  const meaning = await screen.findByRole('combobox', { name: /Meaning of “Hobby”/ })
  meaning.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('option', { name: 'Note' }))
  expect(await screen.findByText(/8 columns matched, 0 skipped/)).toBeVisible()
  expect(again).toHaveBeenCalledOnce()
})

test('keeps the rows that the server refused, with the reason', async () => {
  const refused: Row = {
    ...goodRow,
    issues: [{ field: 'email', message: 'participant_already_registered', issueType: 'VALIDATION', severity: 'ERROR' }],
  }
  given(reply(participantRoutes.import, { imported: [], updated: [], rejected: [refused] }))
  const user = await showRead([goodRow])
  await user.click(await importButton())
  expect(await screen.findByText('Everyone in this file is already registered.')).toBeVisible()
  expect(window.location.pathname).toBe('/admin/admin-1/participants/import')
})

test('reports a lost connection and keeps the rows', async () => {
  given(disconnect(participantRoutes.import))
  const user = await showRead([goodRow])
  await user.click(await importButton())
  await waitFor(async () => expect(await importButton()).toBeEnabled())
  expect(within(screen.getByRole('region', { name: 'Rows' })).getByText(/Ina Import/)).toBeVisible()
})

const issueAt = (field: string, message: string, severity: 'ERROR' | 'WARNING', data?: Record<string, string>) => ({
  field,
  message,
  issueType: 'VALIDATION',
  severity,
  ...(data && { data }),
})
const pair = (number: number): Row => ({
  rowNumber: number,
  participant: {
    ...person,
    email: `ina${number}@guests.example`,
    zip: '',
    cityName: '',
    teamPartnerWishRegistrationData: { firstnamePart: 'Ben', lastname: '', email: '', mobileNumber: '' },
  },
  issues: [
    issueAt('zip', 'required', 'ERROR'),
    issueAt('cityName', 'required', 'ERROR'),
    issueAt('numSeats', 'num_seats_teampartner_registration_invalid', 'ERROR'),
    issueAt('teamPartnerWishRegistrationData.lastname', 'required', 'ERROR'),
  ],
})

test('asks once for what rows lack, and sends it with the rows as they are', async () => {
  const stored = vi.fn<Answer<typeof participantRoutes.import>>(() => ({
    imported: [exampleMember('p9')],
    updated: [],
    rejected: [],
  }))
  given(reply(participantRoutes.import, stored))
  const user = await showRead([pair(2), pair(3)])
  const card = within(screen.getByRole('region', { name: 'For all rows' }))
  await user.type(card.getByLabelText('Postcode and city'), '79100 Freiburg')
  await user.type(card.getByLabelText('Seats at the pairs’ tables'), '6')
  await user.type(card.getByLabelText('Last name'), 'Kern')
  await user.click(await screen.findByRole('button', { name: 'Import 4 people' }))
  expect(stored.mock.lastCall?.[1]).toMatchObject({
    rows: [{ participant: { zip: '', numSeats: -1 } }, { participant: { zip: '' } }],
    forAll: { zip: '79100', cityName: 'Freiburg', numSeats: 6, lastname: 'Kern' },
  })
})

test('asks for nothing that all rows have', async () => {
  await showRead([goodRow])
  expect(screen.queryByRole('region', { name: 'For all rows' })).toBeNull()
})

test('makes pairs of all rows that share mailbox and home with one press', async () => {
  const seats = { ...person, numSeats: 8 }
  const second: Row = {
    rowNumber: 3,
    participant: { ...seats, firstnamePart: 'Ben', vegan: true },
    issues: [issueAt('email', 'import_duplicate_in_file', 'ERROR', { row: '2' })],
  }
  const user = await showRead([{ ...goodRow, participant: seats }, second])
  await user.click(screen.getByRole('button', { name: 'Make them a pair' }))
  expect(await screen.findByRole('button', { name: 'Import 2 people' })).toBeEnabled()
  expect(screen.getByText('together with Ben Import')).toBeVisible()
  expect(screen.getByText('Ben:').parentElement).toHaveTextContent('Ben:vegan')
})

test('makes a pair of a row that may be two, and one person of it again', async () => {
  const text = 'Ina Import and partner'
  const unsure: Row = {
    rowNumber: 2,
    participant: { ...person, numSeats: 6 },
    issues: [issueAt('teamPartnerWishRegistrationData', 'import_pair_unsure', 'WARNING', { text })],
  }
  const user = await showRead([unsure])
  await user.click(screen.getByRole('button', { name: `Import as a pair: row 2, ${text}` }))
  expect(await screen.findByRole('button', { name: 'Import 2 people' })).toBeEnabled()
  expect(screen.getByText('together with Partner Import')).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Only one person: row 2, ${text}` }))
  expect(await importButton()).toBeEnabled()
})

test('makes pairs of all rows that may be two with one press, and offers it from the second on', async () => {
  const unsure = (rowNumber: number): Row => ({
    rowNumber,
    participant: { ...person, email: `row-${rowNumber}@example.org`, numSeats: 6 },
    issues: [
      issueAt('teamPartnerWishRegistrationData', 'import_pair_unsure', 'WARNING', { text: 'Ina Import and partner' }),
    ],
  })
  const user = await showRead([unsure(2), unsure(3)])
  await user.click(screen.getByRole('button', { name: 'Import all 2 as pairs' }))
  expect(await screen.findByRole('button', { name: 'Import 4 people' })).toBeEnabled()
  expect(screen.getAllByText('together with Partner Import')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Only one person: row 2, Ina Import and partner' }))
  expect(await screen.findByRole('button', { name: 'Import 3 people' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /^Import all/ })).toBeNull()
})
