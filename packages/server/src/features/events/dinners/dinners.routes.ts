import { dinnerRoutes, settingsRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { badRequest } from '../../../platform/http/problems.ts'
import { requireDinner } from '../dinner-record/index.ts'
import { acknowledgeDinner } from './acknowledge-dinner.ts'
import { cancelDinner } from './cancel-dinner.ts'
import { locateAfterParty, removeAfterParty, saveAfterParty, savedAfterPartyIssues } from './change-after-party.ts'
import { presentDinner } from './dinner.present.ts'
import { readRegistrationForm } from './registration-form.read.ts'
import { replaceAdministrationLink } from './replace-administration-link.ts'
import { resendCreatedMessage } from './resend-created-message.ts'
import { basicSettingsIssues, saveBasicSettings } from './save-basic-settings.ts'
import { savedOptionsIssues, saveOptions } from './save-options.ts'
import { savedPublicSettingsIssues, savePublicSettings } from './save-public-settings.ts'
import { saveRegistrationForm } from './save-registration-form.ts'
import { setRegistrationOpen } from './set-registration-open.ts'

export function dinnerHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  return [
    handler(dinnerRoutes.get, organiser, async (_call, dinner) => presentDinner(ctx, dinner)),
    handler(dinnerRoutes.acknowledge, organiser, async ({ params }, dinner) =>
      presentDinner(ctx, await acknowledgeDinner(ctx, dinner, params.acknowledgeToken)),
    ),
    handler(dinnerRoutes.resendCreated, organiser, async ({ body }, dinner) =>
      presentDinner(ctx, await resendCreatedMessage(ctx, dinner, body.newEmailAddress)),
    ),
    ...settingsHandlers(ctx),
    ...laterSettingsHandlers(ctx),
  ]
}

function settingsHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  return [
    handler(
      dinnerRoutes.saveBasicSettings,
      organiser,
      async ({ body }, dinner) => presentDinner(ctx, await saveBasicSettings(ctx, dinner, body)),
      (body, _query, dinner) => basicSettingsIssues(ctx, dinner, body),
    ),
    handler(
      dinnerRoutes.savePublicSettings,
      organiser,
      async ({ body }, dinner) => presentDinner(ctx, await savePublicSettings(ctx, dinner, body)),
      (body, _query, dinner) => savedPublicSettingsIssues(ctx, dinner, body),
    ),
    handler(dinnerRoutes.registrationForm, organiser, async (_call, dinner) => readRegistrationForm(ctx.db, dinner)),
    handler(dinnerRoutes.saveRegistrationForm, organiser, async ({ body, ifMatch }, dinner) =>
      presentDinner(ctx, await saveRegistrationForm(ctx, dinner, body, ifMatch)),
    ),
    handler(dinnerRoutes.setRegistrationOpen, organiser, async ({ params }, dinner) => {
      const { enable } = params
      if (enable !== 'true' && enable !== 'false') throw badRequest()
      return presentDinner(ctx, await setRegistrationOpen(ctx, dinner, enable === 'true'))
    }),
    handler(dinnerRoutes.cancel, organiser, async (_call, dinner) =>
      presentDinner(ctx, await cancelDinner(ctx, dinner)),
    ),
  ]
}

/** Settings chosen in the wizard that can be changed later. */
function laterSettingsHandlers(ctx: Ctx): Handler[] {
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
