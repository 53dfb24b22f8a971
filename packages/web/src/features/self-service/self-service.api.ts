import { ownRegistrationRoutes } from '@running-dinner/contract/registration.ts'
import type { BodyInputOf } from '@running-dinner/contract/route.ts'
import { selfRoutes } from '@running-dinner/contract/self-service.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http.ts'

/** The secret of the link and whose link it is; both together open one person's pages. */
export interface SelfLink extends Record<string, string> {
  selfAdminId: string
  participantId: string
}

export interface SelfTeamLink extends SelfLink {
  teamId: string
}

const keyOf = (link: SelfLink) => ['self', link.selfAdminId, link.participantId] as const

export function useSessionData(link: SelfLink) {
  return useQuery({
    queryKey: [...keyOf(link), 'session'],
    queryFn: ({ signal }) => call(selfRoutes.sessionData, { params: link, signal }),
  })
}

function teamQuery(link: SelfTeamLink) {
  return queryOptions({
    queryKey: [...keyOf(link), 'team', link.teamId],
    queryFn: ({ signal }) => call(selfRoutes.team, { params: link, signal }),
  })
}

export function useOwnTeam(link: SelfTeamLink) {
  return useQuery(teamQuery(link))
}

export function useOwnRoute(link: SelfTeamLink) {
  return useQuery({
    queryKey: [...keyOf(link), 'route', link.teamId],
    queryFn: ({ signal }) => call(selfRoutes.dinnerRoute, { params: link, signal }),
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

/** Afterwards the link opens nothing any more, so nothing is asked for again. */
export function useCancelOwnRegistration(link: SelfLink) {
  return useMutation({ mutationFn: () => call(ownRegistrationRoutes.cancel, { params: link }) })
}
