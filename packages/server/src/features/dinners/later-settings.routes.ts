import { settingsRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { type Handler, handler } from '../../platform/http/handler.ts'
import { requireDinner } from './authorized-dinner.ts'
import { presentDinner } from './dinner.present.ts'
import { locateAfterParty } from './locate-after-party.ts'
import { removeAfterParty } from './remove-after-party.ts'
import { replaceAdministrationLink } from './replace-administration-link.ts'
import { saveAfterParty, savedAfterPartyIssues } from './save-after-party.ts'
import { savedOptionsIssues, saveOptions } from './save-options.ts'

/** Settings chosen in the wizard that can be changed later. */
export function laterSettingsHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  return [
    handler(
      settingsRoutes.saveOptions,
      organiser,
      async ({ body }, dinner) => presentDinner(ctx, await saveOptions(ctx, dinner, body)),
      savedOptionsIssues,
    ),
    handler(
      settingsRoutes.saveAfterParty,
      organiser,
      async ({ body }, dinner) => presentDinner(ctx, await saveAfterParty(ctx, dinner, body)),
      (body, _query, dinner) => savedAfterPartyIssues(dinner, body),
    ),
    handler(settingsRoutes.removeAfterParty, organiser, async (_call, dinner) =>
      presentDinner(ctx, await removeAfterParty(ctx, dinner)),
    ),
    handler(settingsRoutes.locateAfterParty, organiser, async ({ body }, dinner) =>
      presentDinner(ctx, await locateAfterParty(ctx, dinner, body)),
    ),
    handler(settingsRoutes.replaceAdministrationLink, organiser, async (_call, dinner) =>
      presentDinner(ctx, await replaceAdministrationLink(ctx, dinner)),
    ),
  ]
}
