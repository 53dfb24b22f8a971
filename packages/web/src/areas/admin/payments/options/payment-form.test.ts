import { parseInput } from '@running-dinner/contract/parse-input'
import { issues as english } from '@running-dinner/phrases/english'
import { issues as german } from '@running-dinner/phrases/german'
import { expect, test } from 'vitest'
import { toPaymentForm, withDot } from './payment-form.ts'
import { paymentFormSchema } from './payment-form-schema.ts'

const typed = {
  brandName: 'Verein',
  recipientEmail: 'kasse@verein.example',
  agbLink: '',
  redirectAfterPurchaseLink: '',
}

test.each([
  ['12,50', 1_250],
  [' 12.5 ', 1_250],
  ['8', 800],
  ['12,50 €', 1_250],
  ['€12.50', 1_250],
  ['9 Euro', 900],
])('%s typed is %i cents', (pricePerRegistration, cents) => {
  expect(parseInput(paymentFormSchema, { ...typed, pricePerRegistration }).value).toMatchObject({
    pricePerRegistration: cents,
  })
})

test.each([
  ['', 'required'],
  ['1.000,00', 'price_invalid'],
  ['12,5,0', 'price_invalid'],
  ['gratis', 'price_invalid'],
  ['€', 'required'],
  ['€ 5 €', 'price_invalid'],
])('%s is refused as %s', (pricePerRegistration, message) => {
  expect(parseInput(paymentFormSchema, { ...typed, pricePerRegistration }).issues).toMatchObject([
    { field: 'pricePerRegistration', message },
  ])
})

test.each([
  ['de', german, '12,50'],
  ['en', english, '12.50'],
] as const)(
  'what the error gives as an example is accepted by the form (%s)',
  (_, { price_invalid: text }, example) => {
    expect(text).toContain(example)
    expect(parseInput(paymentFormSchema, { ...typed, pricePerRegistration: example }).issues).toEqual([])
  },
)

test('a price is shown as it is written in the language, and read back the same', () => {
  const options = {
    ...typed,
    id: 'x',
    pricePerRegistration: '12.50',
    pricePerRegistrationFormatted: '12,50',
    provider: 'PAYPAL',
    possible: true,
  } as const
  const shown = ['de', 'en'].map(
    (language) => toPaymentForm(options, { name: '', email: '', language }).pricePerRegistration,
  )
  expect(shown).toEqual(['12,50', '12.50'])
  expect(shown.map(withDot)).toEqual(['12.50', '12.50'])
})
