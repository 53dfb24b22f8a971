import { type DinnerReply, dinnerRoutes, settingsRoutes } from '@running-dinner/contract/events'
import type { BodyInputOf } from '@running-dinner/contract/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '../../../lib/http.ts'
import { dinnerKey, dinnerQuery } from './dinners.api.ts'
import { replaceOrganisedEvent } from './organised-events.ts'

type Params = { params: { adminId: string } }

/** Every change of settings replies with the event: it shows at once, and everything else is fetched again. */
function useSettingsChange<Input>(adminId: string, change: (input: Input, target: Params) => Promise<DinnerReply>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => change(input, { params: { adminId } }),
    onSuccess: (dinner) => queryClient.setQueryData(dinnerQuery(adminId).queryKey, dinner),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

export const useSaveBasicSettings = (adminId: string) =>
  useSettingsChange(adminId, (body: BodyInputOf<typeof dinnerRoutes.saveBasicSettings>, target) =>
    call(dinnerRoutes.saveBasicSettings, { ...target, body }),
  )

export const useSaveOptions = (adminId: string) =>
  useSettingsChange(adminId, (body: BodyInputOf<typeof settingsRoutes.saveOptions>, target) =>
    call(settingsRoutes.saveOptions, { ...target, body }),
  )

export const useSavePublicSettings = (adminId: string) =>
  useSettingsChange(adminId, (body: BodyInputOf<typeof dinnerRoutes.savePublicSettings>, target) =>
    call(dinnerRoutes.savePublicSettings, { ...target, body }),
  )

export const useSetRegistrationOpen = (adminId: string) =>
  useSettingsChange(adminId, (isOpen: boolean, { params }) =>
    call(dinnerRoutes.setRegistrationOpen, { params: { ...params, enable: String(isOpen) } }),
  )

export const useSaveAfterParty = (adminId: string) =>
  useSettingsChange(adminId, (body: BodyInputOf<typeof settingsRoutes.saveAfterParty>, target) =>
    call(settingsRoutes.saveAfterParty, { ...target, body }),
  )

export const useRemoveAfterParty = (adminId: string) =>
  useSettingsChange<void>(adminId, (_, target) => call(settingsRoutes.removeAfterParty, target))

export const useLocateAfterParty = (adminId: string) =>
  useSettingsChange(adminId, (body: BodyInputOf<typeof settingsRoutes.locateAfterParty>, target) =>
    call(settingsRoutes.locateAfterParty, { ...target, body }),
  )

/** `planVersion` where teams go with the change: the plan it was decided about. */
export const useSaveSchedule = (adminId: string) =>
  useSettingsChange(
    adminId,
    (
      { planVersion, ...body }: BodyInputOf<typeof settingsRoutes.saveSchedule> & { planVersion: number | undefined },
      target,
    ) => call(settingsRoutes.saveSchedule, { ...target, body, headers: ifMatch(planVersion) }),
  )

export const useCancelDinner = (adminId: string) =>
  useSettingsChange<void>(adminId, (_, target) => call(dinnerRoutes.cancel, target))

/** Answers the event under its new link, already known there; what is known under the old one is asked for nowhere any more. */
export function useReplaceAdministrationLink(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(settingsRoutes.replaceAdministrationLink, { params: { adminId } }),
    onSuccess: (dinner) => {
      replaceOrganisedEvent(adminId, dinner.adminId)
      queryClient.setQueryData(dinnerQuery(dinner.adminId).queryKey, dinner)
    },
  })
}
