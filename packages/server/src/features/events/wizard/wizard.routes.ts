import { wizardRoutes } from '@running-dinner/contract'
import { dayIn, issue } from '@running-dinner/domain'
import {
  afterPartyIssues,
  basicDetailsIssues,
  createIssues,
  type DinnerDraft,
  dinnerDefaults,
  optionsIssues,
  publicSettingsIssues,
  withFieldPrefix,
} from '@running-dinner/domain/events'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, openHandler } from '../../../platform/http/handler.ts'
import { insecureLinks } from '../../payments/options/index.ts'
import { links } from '../dinner-record/index.ts'
import { presentDinner, zoneOf } from '../dinners/index.ts'
import { createDinner } from './create-dinner.ts'

/** A body whose valid fields passed the schema; the rules skip absent ones. */
type Draft = Required<DinnerDraft>
type CarryingBody = { carriedOver?: { paymentOptions?: unknown } | null }

export function wizardHandlers(ctx: Ctx): Handler[] {
  const today = (timeZone: string = dinnerDefaults.timeZone) => dayIn(timeZone, ctx.clock.now())
  const ok = async () => undefined
  const linkIssues = insecureLinks(ctx.config.production)
  return [
    openHandler(wizardRoutes.validateBasicDetails, ok, (body) => {
      const details = body as NonNullable<Draft['basicDetails']>
      return basicDetailsIssues(details, { today: today(zoneOf(details)) })
    }),
    openHandler(wizardRoutes.validateOptions, ok, (body, query) => {
      const date = dateOf(query)
      const missing = date === undefined ? [issue('error.required.date', 'runningDinnerDate')] : []
      return [...missing, ...optionsIssues(body as NonNullable<Draft['options']>, date)]
    }),
    // The call has the date but no zone: `create` checks the deadline again by the clocks of the event.
    openHandler(wizardRoutes.validatePublicSettings, ok, (body, query) =>
      publicSettingsIssues(body as NonNullable<Draft['publicSettings']>, { today: today(), date: dateOf(query) }),
    ),
    openHandler(wizardRoutes.validateAfterPartyLocation, ok, (body) =>
      afterPartyIssues(body as NonNullable<Draft['afterPartyLocation']>, undefined),
    ),
    openHandler(
      wizardRoutes.create,
      async ({ body, request }) => {
        const dinner = await createDinner(ctx, body)
        request.eventId = dinner.id
        return { runningDinner: presentDinner(ctx, dinner), administrationUrl: links.admin(ctx, dinner.adminId) }
      },
      (body) => [
        ...createIssues(body as DinnerDraft, today(zoneOf((body as DinnerDraft).basicDetails ?? {}))),
        ...withFieldPrefix(
          linkIssues((body as CarryingBody).carriedOver?.paymentOptions ?? {}),
          'carriedOver.paymentOptions',
        ),
      ],
    ),
  ]
}

function dateOf(query: unknown): string | undefined {
  return (query as { runningDinnerDate?: string }).runningDinnerDate
}
