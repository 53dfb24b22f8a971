import { operationRoutes } from '@running-dinner/contract/accounts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toApiError } from '../../../lib/api-error.ts'
import { call, fileOf } from '../../../lib/http.ts'

const retry = (count: number, error: unknown) => ![401, 403].includes(toApiError(error).status) && count < 1

export function useInstanceFigures() {
  return useQuery({
    queryKey: ['operation', 'figures'],
    queryFn: ({ signal }) => call(operationRoutes.figures, { signal }),
    retry,
  })
}

export function useFeedbackList() {
  return useQuery({
    queryKey: ['operation', 'feedback'],
    queryFn: ({ signal }) => call(operationRoutes.feedback, { signal }),
    retry,
  })
}

/** Fetched once the operator has searched. */
export function useFoundEvents(search: string | undefined) {
  return useQuery({
    queryKey: ['operation', 'events', search],
    queryFn: ({ signal }) => call(operationRoutes.findEvents, { query: { search: search ?? '' }, signal }),
    enabled: search !== undefined,
    retry,
  })
}

export function useRemoveEvent() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (eventId: string) => call(operationRoutes.removeEvent, { params: { eventId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['operation'] }),
  })
}

/** Fetched and not linked: a link cannot say who asks. */
export function useNewsletterFile() {
  return useMutation({
    mutationFn: async () => {
      const [file, { saveFile }] = await Promise.all([
        fileOf(operationRoutes.newsletter),
        import('../../../lib/save-file.ts'),
      ])
      saveFile(file, 'newsletter.csv')
    },
  })
}
