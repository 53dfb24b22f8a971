import { accountRoutes, type Profile, type Session } from '@running-dinner/contract/accounts'
import type { BodyInputOf } from '@running-dinner/contract/route'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { endSession, renameSession, storeSession } from './session.ts'

const profileKey = ['account', 'profile']

/** Fetched again by every screen: roles and confirmation may have changed. A session that has ended ends here, too. */
export function useProfile(isLoggedIn = true) {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => call(accountRoutes.profile, { signal }).catch(endStale),
    retry: (count, error) => toApiError(error).status !== 401 && count < 1,
    enabled: isLoggedIn,
  })
}

export function useAccountEvents(isLoggedIn: boolean) {
  return useQuery({
    queryKey: ['account', 'events'],
    queryFn: ({ signal }) => call(accountRoutes.myEvents, { signal }).catch(endStale),
    retry: (count, error) => toApiError(error).status !== 401 && count < 1,
    refetchOnWindowFocus: 'always',
    enabled: isLoggedIn,
  })
}

function endStale(error: unknown): never {
  if (toApiError(error).status === 401) endSession()
  throw error
}

export function useLogin() {
  return useSessionCall((body: BodyInputOf<typeof accountRoutes.login>) => call(accountRoutes.login, { body }))
}

export function useConfirmAccount(token: string) {
  return useSessionCall((password: string) => call(accountRoutes.confirm, { params: { token }, body: { password } }))
}

export function useNewPassword(token: string) {
  return useSessionCall((password: string) =>
    call(accountRoutes.newPassword, { params: { token }, body: { password } }),
  )
}

export function useChangePassword() {
  return useSessionCall((body: BodyInputOf<typeof accountRoutes.changePassword>) =>
    call(accountRoutes.changePassword, { body }),
  )
}

/** Whatever was known about another person is forgotten. */
function useSessionCall<Input>(mutationFn: (input: Input) => Promise<Session>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (session) => {
      storeSession(session)
      return queryClient.resetQueries({ queryKey: ['account'] })
    },
  })
}
export function useRegister() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof accountRoutes.register>) => call(accountRoutes.register, { body }),
  })
}

export function useForgottenPassword() {
  return useMutation({ mutationFn: (email: string) => call(accountRoutes.forgottenPassword, { body: { email } }) })
}

export function useUpdateProfile() {
  return useProfileChange((body: BodyInputOf<typeof accountRoutes.updateProfile>) =>
    call(accountRoutes.updateProfile, { body }).then((profile) => {
      renameSession(profile)
      return profile
    }),
  )
}

export function useUploadAvatar() {
  return useProfileChange((file: File) => {
    const body = new FormData()
    body.append('file', file)
    return call(accountRoutes.uploadAvatar, { body })
  })
}

export function useRemoveAvatar() {
  return useProfileChange((_: undefined) => call(accountRoutes.removeAvatar))
}

function useProfileChange<Input>(mutationFn: (input: Input) => Promise<Profile>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSuccess: (profile) => queryClient.setQueryData(profileKey, profile) })
}
export function useLogoutEverywhere() {
  return useMutation({ mutationFn: () => call(accountRoutes.logoutEverywhere) })
}

export function useRemoveAccount() {
  return useMutation({ mutationFn: () => call(accountRoutes.remove) })
}
