import { ownCancellationRoutes, selfRoutes } from '@running-dinner/contract/guests'
import { ownRegistrationRoutes } from '@running-dinner/contract/people'
import type { BodyInputOf } from '@running-dinner/contract/route'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { noteCopy } from './kept-replies.ts'
import type { SelfLink } from './self-link.ts'

export interface SelfTeamLink extends SelfLink {
  teamId: string
}

export const keyOf = (link: SelfLink) => ['self', link.selfAdminId, link.participantId] as const

export function useSessionData(link: SelfLink) {
  return useQuery({
    queryKey: [...keyOf(link), 'session'],
    queryFn: ({ signal }) =>
      call(selfRoutes.sessionData, { params: link, signal, onHeaders: noteCopy(selfRoutes.sessionData.path, link) }),
  })
}

function teamQuery(link: SelfTeamLink) {
  return queryOptions({
    queryKey: [...keyOf(link), 'team', link.teamId],
    queryFn: ({ signal }) =>
      call(selfRoutes.team, { params: link, signal, onHeaders: noteCopy(selfRoutes.team.path, link) }),
  })
}

export function useOwnTeam(link: SelfTeamLink) {
  return useQuery(teamQuery(link))
}

export function useOwnRoute(link: SelfTeamLink) {
  return useQuery({
    queryKey: [...keyOf(link), 'route', link.teamId],
    queryFn: ({ signal }) =>
      call(selfRoutes.dinnerRoute, { params: link, signal, onHeaders: noteCopy(selfRoutes.dinnerRoute.path, link) }),
  })
}

/** Another host moves the own stop, so the route is fetched again. */
export function useChangeHost(link: SelfTeamLink) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { newHostingTeamMemberId: string; comment: string }) =>
      call(selfRoutes.changeHost, { params: link, body }),
    onSuccess: (team) => {
      queryClient.setQueryData(teamQuery(link).queryKey, team)
      return queryClient.invalidateQueries({ queryKey: [...keyOf(link), 'route'] })
    },
  })
}

export function useSetPartnerWish(link: SelfLink) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call(selfRoutes.setPartnerWish, { params: link, query: { email } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...keyOf(link), 'session'] }),
  })
}

function ownRegistrationQuery(link: SelfLink) {
  return queryOptions({
    queryKey: [...keyOf(link), 'registration'],
    queryFn: ({ signal }) => call(ownRegistrationRoutes.get, { params: link, signal }),
  })
}

export function useOwnRegistration(link: SelfLink) {
  return useQuery(ownRegistrationQuery(link))
}

export function useChangeOwnRegistration(link: SelfLink) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof ownRegistrationRoutes.change>) =>
      call(ownRegistrationRoutes.change, { params: link, body }),
    onSuccess: (registration) => queryClient.setQueryData(ownRegistrationQuery(link).queryKey, registration),
  })
}

/** The pages of the evening show food and phone too, so they are fetched again. */
export function useChangeLate(link: SelfLink) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof ownRegistrationRoutes.changeLate>) =>
      call(ownRegistrationRoutes.changeLate, { params: link, body }),
    onSuccess: (registration) => {
      queryClient.setQueryData(ownRegistrationQuery(link).queryKey, registration)
      return queryClient.invalidateQueries({ queryKey: keyOf(link) })
    },
  })
}

/** Afterwards the link opens what is left of the registration. */
export function useCancelOwnRegistration(link: SelfLink) {
  return useMutation({ mutationFn: () => call(ownRegistrationRoutes.cancel, { params: link }) })
}

/** For a person whom the organiser added; afterwards the link opens nothing any more. */
export function useRemoveMe(link: SelfLink) {
  return useMutation({ mutationFn: () => call(selfRoutes.removeMe, { params: link }) })
}

/** A registration that the guest cancelled; 404 once nothing is left of it. */
export function useOwnCancellation(link: SelfLink) {
  return useQuery({
    queryKey: [...keyOf(link), 'cancellation'],
    queryFn: ({ signal }) => call(ownCancellationRoutes.get, { params: link, signal }),
  })
}

export function useUndoOwnCancellation(link: SelfLink) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(ownCancellationRoutes.undo, { params: link }),
    onSuccess: () => queryClient.resetQueries({ queryKey: keyOf(link) }),
  })
}

export function useForgetOwnCancellation(link: SelfLink) {
  return useMutation({ mutationFn: () => call(ownCancellationRoutes.forget, { params: link }) })
}
