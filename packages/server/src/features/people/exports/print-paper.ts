import { setImmediate } from 'node:timers/promises'
import type { Language } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { notFound } from '../../../platform/http/problems.ts'
import type { PrintOrder } from '../../../platform/print/printed-pages.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { type ExportedFile, participantStore } from '../participants/index.ts'
import { hostSheets } from './host-sheets.present.ts'
import { type PrintPlan, readPrintPlan } from './print-plan.ts'
import { routeCards } from './route-cards.present.ts'
import { slips } from './slips.present.ts'

type PaperName = 'routeCards' | 'envelopes' | 'hostSheets'

/** Renders the PDF in a worker thread. */
export async function printPaper(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  name: PaperName,
  { language, mealId }: { language?: Language | undefined; mealId?: string | undefined },
): Promise<ExportedFile> {
  if (mealId !== undefined && !dinner.meals.some((meal) => meal.id === mealId)) throw notFound()
  const plan = await readPrintPlan(ctx, dinner, language)
  // Yields to the event loop, because there may be thousands of cards.
  await setImmediate()
  const bytes = await ctx.workers.run('print-pdf', {
    title: dinner.basicDetails.title,
    language: plan.language,
    createdAt: ctx.clock.now(),
    pages: await pagesOf(ctx, plan, name, mealId),
  })
  return {
    filename: `${plan.words.paper.files[name]}.pdf`,
    type: 'application/pdf',
    bytes: Buffer.from(bytes),
  }
}

async function pagesOf(
  ctx: Ctx,
  plan: PrintPlan,
  name: PaperName,
  mealId: string | undefined,
): Promise<PrintOrder['pages']> {
  const { dinner, words } = plan
  const { fold, cut } = words.paper
  switch (name) {
    case 'routeCards': {
      const secrets = await participantStore.selfAdminIds(ctx.db, dinner)
      const cards = routeCards(plan, mealId, (team, { id }) =>
        links.dinnerRoute(ctx, { selfAdminId: secrets.get(id) ?? '', participantId: id, teamId: team.id }),
      )
      return { kind: 'routeCards', cards }
    }
    case 'envelopes':
      return { kind: 'slips', slips: slips(plan, mealId), fold, cut }
    case 'hostSheets':
      return { kind: 'hostSheets', sheets: hostSheets(plan, mealId) }
  }
}
