import { setImmediate } from 'node:timers/promises'
import { eventFileFormat, eventFileVersion } from '@running-dinner/contract'
import type { Language } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { type ExportedFile, participantStore, tableFile } from '../participants/index.ts'
import { filePeople, filePlan, fileSettings } from './event-file.present.ts'
import { guestsTable, hostsTable, teamsTable } from './lists.present.ts'
import { cueCards, hostSheets, routeCards } from './papers.present.ts'
import type { PrintOrder } from './print/printed-pages.ts'
import { type PrintPlan, readPrintPlan } from './print-plan.ts'

/** The whole event as one JSON file, for backup or import into another event. */
export async function exportEvent(ctx: Ctx, dinner: AuthorizedDinner): Promise<ExportedFile> {
  return {
    filename: 'event.json',
    type: 'application/json; charset=utf-8',
    bytes: Buffer.from(JSON.stringify(await readEventFile(ctx, dinner))),
  }
}

/** The whole event as a file, without secrets and without ids that grant access (`docs/rules/people/exports.md`). */
export async function readEventFile(ctx: Pick<Ctx, 'db' | 'clock'>, dinner: AuthorizedDinner) {
  const [{ people, teams }, visits] = await Promise.all([
    teamStore.withPeople(ctx.db, dinner),
    teamStore.visits(ctx.db, dinner),
  ])
  return {
    format: eventFileFormat,
    version: eventFileVersion,
    exportedAt: ctx.clock.now().toISOString(),
    ...fileSettings(dinner),
    participants: filePeople(people, dinner),
    ...filePlan(teams, visits, people, dinner.meals),
  }
}

const tables = { teams: teamsTable, hosts: hostsTable, guests: guestsTable }
type ListName = keyof typeof tables

export async function exportList(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  name: ListName,
  { format, language }: { format: 'xlsx' | 'csv'; language?: Language | undefined },
): Promise<ExportedFile> {
  const plan = await readPrintPlan(ctx, dinner, language)
  // Yields to the event loop between steps, because a list may have thousands of rows.
  await setImmediate()
  const table = tables[name](plan)
  await setImmediate()
  const { sheets, files } = plan.words.lists
  return tableFile(ctx, format, { name: files[name], sheetName: sheets[name], ...table })
}

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
      return { kind: 'cueCards', cueCards: cueCards(plan, mealId), fold, cut }
    case 'hostSheets':
      return { kind: 'hostSheets', sheets: hostSheets(plan, mealId) }
  }
}
