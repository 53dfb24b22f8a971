import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type MoveQuestion, readMoveQuestion, withMoveQuestion } from './move-question.ts'

export function useMoveQuestion() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const ask = useCallback(
    (question: MoveQuestion | undefined) => {
      const before = new URLSearchParams(window.location.search)
      const search = withMoveQuestion(before, question).toString()
      // From the choice of a target back leads past it to the board, and closing leaves no step behind.
      const replace = question === undefined || readMoveQuestion(before) !== undefined
      void navigate({ search }, { replace, preventScrollReset: true })
    },
    [navigate],
  )
  return { question: readMoveQuestion(query), ask }
}
