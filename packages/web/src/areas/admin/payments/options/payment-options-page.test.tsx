import { type PaymentOptionsReply, type PaymentOrderReply, paymentRoutes } from '@running-dinner/contract/payments'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../../../test/server.ts'
import { PaymentOptionsPage } from './payment-options-page.tsx'

const free: PaymentOptionsReply = {
  id: null,
  brandName: '',
  pricePerRegistration: '',
  pricePerRegistrationFormatted: '',
  recipientEmail: '',
  agbLink: '',
  redirectAfterPurchaseLink: '',
  provider: 'PAYPAL',
  possible: true,
}
const priced: PaymentOptionsReply = {
  ...free,
  id: 'price-1',
  brandName: 'Dinner club',
  pricePerRegistration: '12.50',
  pricePerRegistrationFormatted: '12.50',
  recipientEmail: 'cash@club.example',
}
const paid: PaymentOrderReply = {
  id: 'order-1',
  status: 'PAID',
  payerFullname: 'Paula Payer',
  payerEmail: 'paula@guests.example',
  teamPartnerRegistration: true,
  amount: '25.00',
  createdAt: '2027-04-20T10:00:00Z',
  refundReason: null,
  refundRefused: false,
  stillRegistered: true,
  provider: 'PAYPAL',
}

interface Shown {
  options?: PaymentOptionsReply
  orders?: PaymentOrderReply[]
  cancelled?: boolean
}

function show({ options = free, orders = [], cancelled = false }: Shown = {}) {
  given(reply(paymentRoutes.overview, options), reply(paymentRoutes.orders, { orders, totalPaid: '25.00' }))
  const dinner = exampleDinner(cancelled ? { cancellationDate: '2027-04-30T10:00:00Z' } : {})
  return renderAdminPage(<PaymentOptionsPage />, { path: 'paymentoptions', dinner })
}
const priceField = () => screen.findByLabelText(/Price per person/)
const refundButton = () => screen.findByRole('button', { name: 'Refund Paula Payer' })

test('introduces a price that is typed with a comma', async () => {
  const create = vi.fn<Answer<typeof paymentRoutes.create>>(() => priced)
  const { user } = await show()
  given(reply(paymentRoutes.create, create))
  await user.type(await priceField(), '12,50')
  await user.type(screen.getByLabelText(/Name on the payment page/), 'Dinner club')
  given(reply(paymentRoutes.overview, priced))
  await user.click(screen.getByRole('button', { name: 'Start charging' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(create.mock.lastCall?.[1]).toMatchObject({ pricePerRegistration: 1_250, brandName: 'Dinner club' })
  expect(await screen.findByRole('button', { name: 'Stop charging' })).toBeVisible()
})

test('marks a price that is no number and sends nothing', async () => {
  const create = vi.fn<Answer<typeof paymentRoutes.create>>(() => priced)
  const { user } = await show()
  given(reply(paymentRoutes.create, create))
  await user.type(await priceField(), 'cheap')
  await user.type(screen.getByLabelText(/Name on the payment page/), 'Dinner club{Enter}')
  await waitFor(async () => expect(await priceField()).toBeInvalid())
  expect(create).not.toHaveBeenCalled()
})

test('shows the refusal of the server at its field and keeps what was typed', async () => {
  const { user } = await show({ options: priced })
  given(refuse(paymentRoutes.update, [{ message: 'link_not_allowed', field: 'agbLink' }]))
  const terms = await screen.findByLabelText('Link to your terms')
  await user.type(terms, 'https://club.example/terms')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(terms).toBeInvalid())
  expect(terms).toHaveValue('https://club.example/terms')
})

test('removes the price only after the question is confirmed', async () => {
  const remove = vi.fn<Answer<typeof paymentRoutes.remove>>(() => undefined)
  const { user } = await show({ options: priced })
  given(reply(paymentRoutes.remove, remove))
  const button = await screen.findByRole('button', { name: 'Stop charging' })
  await user.click(button)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(remove).not.toHaveBeenCalled()
  await user.click(button)
  given(reply(paymentRoutes.overview, free))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make it free' }))
  expect(await screen.findByText('Registering is free now')).toBeVisible()
  expect(remove.mock.lastCall?.[0]).toEqual({ adminId: 'admin-1', paymentOptionsId: 'price-1' })
})

test('refunds after naming guest and amount, and shows the new state', async () => {
  const refunded: PaymentOrderReply = { ...paid, status: 'REFUNDED', refundReason: 'ORGANISER' }
  const refund = vi.fn<Answer<typeof paymentRoutes.refund>>(() => refunded)
  const { user } = await show({ options: priced, orders: [paid] })
  given(reply(paymentRoutes.refund, refund))
  await user.click(await refundButton())
  const question = await screen.findByRole('dialog', { name: 'Refund €25.00?' })
  expect(question).toHaveTextContent(/Paula Payer gets the full amount back.*The registration stays/)
  given(reply(paymentRoutes.orders, { orders: [refunded], totalPaid: '0.00' }))
  await user.click(within(question).getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('€25.00 refunded to Paula Payer')).toBeVisible()
  expect(await screen.findByText(/refunded by you/)).toBeVisible()
  expect(refund.mock.lastCall?.[0]).toEqual({ adminId: 'admin-1', orderId: 'order-1' })
  expect(screen.queryByRole('button', { name: /^Refund Paula/ })).toBeNull()
})

test('offers another try where the payment service refused the refund', async () => {
  await show({ options: priced, orders: [{ ...paid, status: 'REFUND_DUE', refundRefused: true }] })
  expect(await refundButton()).toHaveTextContent('Try again')
  expect(screen.getByText(/Please make it there yourself/)).toBeVisible()
})

test('shows payments but no form in a cancelled event', async () => {
  await show({ options: priced, orders: [paid], cancelled: true })
  expect(await refundButton()).toBeVisible()
  expect(screen.queryByLabelText(/Price per person/)).toBeNull()
})

test('explains why a demo or closed event cannot charge', async () => {
  await show({ options: { ...free, possible: false } })
  expect(await screen.findByText('You can’t charge for this event')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start charging' })).toBeNull()
})

test('reports payments that could not be loaded and loads them on the next try', async () => {
  given(reply(paymentRoutes.overview, priced), disconnect(paymentRoutes.orders))
  const { user } = await renderAdminPage(<PaymentOptionsPage />, { path: 'paymentoptions' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(reply(paymentRoutes.orders, { orders: [paid], totalPaid: '25.00' }))
  await user.click(retry)
  expect(await screen.findByText('Paula Payer')).toBeVisible()
})
