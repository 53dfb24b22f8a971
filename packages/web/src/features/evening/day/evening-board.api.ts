import { eveningHelperRoutes, eveningPeopleRoutes, eveningRoutes } from '@running-dinner/contract/evening'
import { liveStreams } from '@running-dinner/contract/plan'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, pathWith } from '../../../lib/http.ts'
import { isGone, refetching } from '../../../lib/live-query.ts'
import { useWakeStream } from '../../../lib/use-wake-stream.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

/** `secret` opens the evening: an organiser's link or a helper's. */
function boardQuery(secret: string) {
  return queryOptions({
    queryKey: [...dinnerKey(secret), 'evening', 'board'],
    queryFn: ({ signal }) => call(eveningRoutes.board, { params: { adminId: secret }, signal }),
  })
}

/** Who is in which team and where in each course; open to both secrets. */
export function eveningPeopleQuery(secret: string) {
  return queryOptions({
    queryKey: [...dinnerKey(secret), 'evening', 'people'],
    queryFn: ({ signal }) => call(eveningPeopleRoutes.people, { params: { adminId: secret }, signal }),
  })
}

/** The tables with their states, and names, numbers and places beside them; both follow the stream of the board. */
export function useTonightQueries(secret: string) {
  const [isLineUp, setLineUp] = useState(false)
  const board = useQuery({ ...boardQuery(secret), ...refetching(isLineUp) })
  const people = useQuery({ ...eveningPeopleQuery(secret), ...refetching(isLineUp) })
  const isOver = isGone(board.error) || isGone(people.error)
  useWakeStream(isOver ? undefined : pathWith(liveStreams.eveningBoard, { adminId: secret }), {
    onWake: () => void Promise.all([board.refetch(), people.refetch()]),
    onLine: setLineUp,
  })
  return { board, people, isOver }
}

/** Says that a red table is taken care of. */
export function useAnswerTable(secret: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (table: { mealId: string; teamId: string }) =>
      call(eveningHelperRoutes.answerTable, { params: { adminId: secret, ...table } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: boardQuery(secret).queryKey }),
  })
}
