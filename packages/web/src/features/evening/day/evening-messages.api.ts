import { eveningMessageRoutes } from '@running-dinner/contract/evening'
import type { EveningAddress } from '@running-dinner/domain/evening'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../lib/http.ts'
import { randomId } from '../../../lib/random-id.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

interface EveningMessage extends EveningAddress {
  text: string
  secondText: string
}

/** The same message pressed again keeps its id until the server has answered, so that it leaves once. */
export function useSendEveningMessage(adminId: string) {
  const queryClient = useQueryClient()
  const press = useRef<{ content: string; id: string }>(undefined)
  return useMutation({
    mutationFn: ({ to, mealId, teamId, text, secondText }: EveningMessage) => {
      const content = JSON.stringify([to, mealId, teamId, text, secondText])
      if (press.current?.content !== content) press.current = { content, id: randomId() }
      const body = { id: press.current.id, to, mealId, teamId, text, secondText }
      return call(eveningMessageRoutes.sendEveningMessage, { params: { adminId }, body })
    },
    onSuccess: () => {
      press.current = undefined
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [...dinnerKey(adminId), 'messages'] }),
  })
}
