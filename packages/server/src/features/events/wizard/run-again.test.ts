import {
  eveningRoutes,
  type PlannedMailListReply,
  participantRoutes,
  paymentRoutes,
  plannedMailRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { type CreateBody, dinnerBody, publicSettingsBody } from '../../../../test/bodies.ts'
import { givenDinner } from '../../../../test/given.ts'
import { optionsBody } from '../../../../test/given-payment.ts'

const carriedOver = {
  registrationQuestions: [
    { label: 'Was trinkst du?', kind: 'CHOICE', options: [{ label: 'Wein' }, { label: 'Saft' }], required: true },
    { label: 'Hast du einen Hund?', kind: 'YES_NO', required: false },
  ],
  allergenListEnabled: true,
  travelMode: 'BICYCLE',
  eveningPhone: '0171 1',
  paymentOptions: optionsBody(),
  plannedMailText: 'Zieht euch warm an.',
  plannedMailsOff: ['REGISTRATION_DIGEST'],
} satisfies CreateBody['carriedOver']

const open = (): Partial<CreateBody> => ({
  basicDetails: { ...dinnerBody().basicDetails, registrationType: 'OPEN' },
  publicSettings: publicSettingsBody(),
})

test('a new event has the questions, price, planned mails and evening settings of an earlier one, and nothing else of it', async () => {
  const app = await createTestApp()
  const { dinner, params } = await givenDinner(app, { ...open(), carriedOver })
  expect(dinner.registrationQuestions).toMatchObject([
    { label: 'Was trinkst du?', kind: 'CHOICE', options: [{ label: 'Wein' }, { label: 'Saft' }], required: true },
    { label: 'Hast du einen Hund?', kind: 'YES_NO', options: [], required: false },
  ])
  expect(dinner).toMatchObject({ allergenListEnabled: true, acknowledgedDate: null })
  expect((await app.call(paymentRoutes.overview, { params })).body).toMatchObject({
    brandName: 'Verein der Köche',
    pricePerRegistration: '12.50',
    recipientEmail: 'kasse@organisers.example',
  })
  expect((await app.call(eveningRoutes.settings, { params })).body).toEqual({
    travelMode: 'BICYCLE',
    eveningPhone: '0171 1',
  })
  const { off, mails } = (await app.call(plannedMailRoutes.list, { params })).body as PlannedMailListReply
  expect(off).toBe('NOT_CONFIRMED')
  expect(mails.filter(({ isOn }) => !isOn).map(({ mail }) => mail)).toEqual(['REGISTRATION_DIGEST'])
  expect(mails.filter(({ text }) => text !== '')).toMatchObject([
    { mail: 'ALL_YOU_NEED', isOn: true, text: 'Zieht euch warm an.' },
  ])
  expect((await app.call(participantRoutes.list, { params })).body).toMatchObject({ numParticipantsTotal: 0 })
})

test('ids of the earlier event are dropped, and two events made from it share none', async () => {
  const app = await createTestApp()
  const foreign = '00000000-0000-4000-8000-000000000001'
  const withIds = {
    ...carriedOver,
    registrationQuestions: [
      {
        id: foreign,
        label: 'Was?',
        kind: 'CHOICE',
        options: [
          { id: foreign, label: 'A' },
          { id: foreign, label: 'B' },
        ],
      },
      { id: foreign, label: 'Wozu?', kind: 'TEXT' },
    ],
    paymentOptions: { ...optionsBody(), id: foreign },
    participants: [{ email: 'gast@guests.example' }],
  } as unknown as typeof carriedOver
  const first = await givenDinner(app, { ...open(), carriedOver: withIds })
  const second = await givenDinner(app, { ...open(), carriedOver: withIds })
  const idsOf = ({ dinner }: typeof first) =>
    dinner.registrationQuestions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)])
  expect(new Set([...idsOf(first), ...idsOf(second), foreign]).size).toBe(9)
  const publicIds = [first, second].map(({ dinner }) => dinner.publicSettings?.publicDinnerId)
  expect(new Set([...publicIds, first.params.adminId, second.params.adminId]).size).toBe(4)
})

test('a closed event takes over no price, because its guests do not register', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app, { carriedOver })
  expect((await app.call(paymentRoutes.overview, { params })).body).toMatchObject({ id: null, possible: false })
})

test.each([
  [
    'a choice without options',
    { registrationQuestions: [{ label: 'A', kind: 'CHOICE' }] },
    'registrationQuestions[0].options question_options_too_few',
  ],
  [
    'a price of nothing',
    { paymentOptions: optionsBody({ pricePerRegistration: '0' }) },
    'paymentOptions.pricePerRegistration price_invalid',
  ],
  ['a planned mail that does not exist', { plannedMailsOff: ['NEVER'] }, 'plannedMailsOff[0] value_invalid'],
  ['an unknown way to travel', { travelMode: 'BALLOON' }, 'travelMode value_invalid'],
])('refuses %s at its field and stores no event', async (_, wrong, issue) => {
  const app = await createTestApp()
  const body = dinnerBody({ ...open(), carriedOver: { ...carriedOver, ...wrong } as typeof carriedOver })
  const { status, issues } = await app.call(wizardRoutes.create, { body })
  expect([status, issues.map(({ field, message }) => `${field} ${message}`)]).toEqual([406, [`carriedOver.${issue}`]])
  const { rows } = await app.database.pool.query('select count(*) from dinner')
  expect(Number(rows[0].count)).toBe(0)
})

test('refuses a past date for an event that is run again', async () => {
  const app = await createTestApp()
  const body = dinnerBody({ carriedOver })
  const { issues } = await app.call(wizardRoutes.create, {
    body: { ...body, basicDetails: { ...body.basicDetails, date: '2030-04-30' } },
  })
  expect(issues).toMatchObject([{ field: 'basicDetails.date', message: 'error_date_invalid' }])
})
