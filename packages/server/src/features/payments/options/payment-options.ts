import type { PaymentOptionsInput } from '@running-dinner/contract'
import { type Dinner, type Issue, issue } from '@running-dinner/domain'
import { isSecureLink, priceText } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { lockDinner } from '../../events/dinner-record/index.ts'
import { type PaymentOptions, paymentOptionsStore } from './payment-options.store.ts'

/** Existing registrations stay free of charge. Repeating the same request changes nothing. */
export async function createPaymentOptions(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  input: PaymentOptionsInput,
): Promise<PaymentOptions> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    if (dinner.cancellationDate) refuse('event_cancelled')
    if (!mayAskForMoney(dinner)) refuse('payment_not_possible')
    const before = await paymentOptionsStore.of(tx, dinner)
    const options = optionsFrom(newId(), input, dinner, before)
    if (before && areSameOptions(before, options)) return before
    if (before) refuse('payment_options_exist')
    await paymentOptionsStore.insert(tx, dinner, options, ctx.clock.now())
    await recordPrice(tx, ctx, dinner, options)
    return options
  })
}

/** Applies to new orders only: an order keeps its price and recipient. Repeating the same request changes nothing. */
export async function updatePaymentOptions(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  id: string,
  input: PaymentOptionsInput,
): Promise<PaymentOptions> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const before = await paymentOptionsStore.of(tx, dinner)
    if (before?.id !== id) throw notFound()
    if (dinner.cancellationDate) refuse('event_cancelled')
    const after = optionsFrom(id, input, dinner, before)
    if (areSameOptions(before, after)) return before
    await paymentOptionsStore.update(tx, dinner, after)
    await recordPrice(tx, ctx, dinner, after)
    return after
  })
}

/** Demos are free, and people of a closed event are added by its organiser. */
export function mayAskForMoney(dinner: Pick<Dinner, 'runningDinnerType' | 'basicDetails'>): boolean {
  return dinner.runningDinnerType !== 'DEMO' && dinner.basicDetails.registrationType !== 'CLOSED'
}

/** Without a recipient in the input the stored one is kept; the default is the public contact. */
export function optionsFrom(
  id: string,
  { pricePerRegistration, recipientEmail, ...input }: PaymentOptionsInput,
  { email, publicSettings }: Pick<Dinner, 'email' | 'publicSettings'>,
  before?: PaymentOptions,
): PaymentOptions {
  const recipient = recipientEmail || before?.recipientEmail || publicSettings?.publicContactEmail || email
  return { id, ...input, recipientEmail: recipient, priceCents: pricePerRegistration }
}

function areSameOptions({ id: _, ...options }: PaymentOptions, otherOptions: PaymentOptions): boolean {
  return (Object.keys(options) as (keyof typeof options)[]).every((key) => options[key] === otherOptions[key])
}

/** `12,50` or `12.50` by the event's language, without the currency. */
export function formattedPrice({ basicDetails }: Pick<Dinner, 'basicDetails'>, cents: number): string {
  const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(basicDetails.languageCode, twoDecimals).format(cents / 100)
}

async function recordPrice(
  tx: Tx,
  ctx: Pick<Ctx, 'clock'>,
  dinner: AuthorizedDinner,
  options: PaymentOptions,
): Promise<void> {
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'payment_options_changed',
    data: { price: priceText(options.priceCents) },
  })
}

const fields = ['agbLink', 'redirectAfterPurchaseLink'] as const

/** Links without https are allowed outside production only, for trying out. */
export function insecureLinks(production: boolean) {
  return (body: unknown): Issue[] => {
    const links = body as Partial<Record<(typeof fields)[number], string>>
    return fields
      .filter((field) => production && links[field] && !isSecureLink(links[field]))
      .map((field) => issue('link_not_allowed', field))
  }
}
