import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { fullName } from '@running-dinner/domain/people/participants/participant.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toForm } from '../../../../../features/people/participants/participant-form.ts'
import { useUpdateParticipant } from '../../../../../features/people/participants/participants.api.ts'
import { useConfirm } from '../../../../../ui/confirm-dialog.tsx'
import { Form, throwAway } from '../../../../../ui/form/index.ts'
import { UnsavedGuard } from '../../../../../ui/unsaved-guard.tsx'
import { useSavedChange } from '../../../messages/knowledge/use-tell-link.ts'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import type { PersonRow } from '../list/person-rows.ts'
import { GoneNotice } from '../person-gone.tsx'
import { usePersonForm } from '../use-person-form.ts'
import { useWishQuestion } from '../wish/use-wish-question.tsx'
import { QuickFacts } from './quick-facts.tsx'
import { QuickFields } from './quick-fields.tsx'
import { QuickHeader } from './quick-header.tsx'

interface QuickFormProps {
  row: PersonRow
  /** Another organiser deleted the person while this page was open. */
  isGone: boolean
  previousId: string | undefined
  nextId: string | undefined
  /** The field that takes the focus first; the name when undefined. */
  startField: string | undefined
  /** `field` is the one that has the focus, to continue there. */
  onShow: (participantId: string, field: string | undefined) => void
  onClose: () => void
}

/** Moving to the next person saves changes; closing asks before they are lost. */
export function QuickForm({ row, isGone, previousId, nextId, startField, onShow, onClose }: QuickFormProps) {
  const { t } = useTranslation(['roster', 'common'])
  const { person } = row
  const savedChange = useSavedChange()
  const confirm = useConfirm()
  const update = useUpdateParticipant(useAdminId(), person.id)
  const { form, save } = usePersonForm(toForm(person), update.mutateAsync)
  const { isDirty } = form.formState
  const wishQuestion = useWishQuestion()
  const submit = (then: () => void) =>
    form.handleSubmit(async (input) => {
      const saved = await save(input)
      if (!saved) return
      void savedChange(t('quick.saved', { name: saved.firstnamePart }))
      form.reset(toForm(saved), throwAway)
      if (await wishQuestion.ask(saved)) then()
    })
  const frame = useStart(startField)
  const goTo = (id: string | undefined) => {
    if (id === undefined) return
    const field = document.activeElement?.getAttribute('name') ?? undefined
    if (isDirty) void submit(() => onShow(id, field))()
    else onShow(id, field)
  }
  const handleSubmit = isGone ? () => undefined : submit(onClose)
  const close = async () => {
    const question = {
      title: t('common:unsaved.title'),
      message: t('quick.unsaved'),
      confirmLabel: t('quick.discard'),
      cancelLabel: t('common:unsaved.stay'),
      destructive: true,
    }
    if (!isDirty || (await confirm(question))) onClose()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isDirty) {
      event.stopPropagation()
      void close()
    }
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    goTo(event.key === 'ArrowDown' ? nextId : previousId)
  }
  return (
    <Box ref={frame} onKeyDown={handleKeyDown} sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
      <UnsavedGuard dirty={isDirty} />
      <QuickHeader
        row={row}
        hasPrevious={previousId !== undefined}
        hasNext={nextId !== undefined}
        onPrevious={() => goTo(previousId)}
        onNext={() => goTo(nextId)}
        onClose={() => void close()}
      />
      <Box sx={{ p: 2.5, flex: 1 }}>
        {isGone && <GoneNotice name={fullName(person)} />}
        <QuickFacts row={row} />
        <Form form={form} onSubmit={() => handleSubmit()}>
          <QuickFields person={person} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
            {isGone ? (
              <Button variant="outlined" onClick={() => void close()}>
                {t('common:close')}
              </Button>
            ) : (
              <Button type="submit" variant="contained" loading={update.isPending}>
                {t('common:save')}
              </Button>
            )}
            {nextId !== undefined && (
              <Button variant="outlined" disabled={update.isPending} onClick={() => goTo(nextId)}>
                {t(isDirty ? 'quick.saveNext' : 'quick.next')}
              </Button>
            )}
          </Box>
        </Form>
      </Box>
      {wishQuestion.dialog}
    </Box>
  )
}

/** Focuses the field of the person before, so that one field can be filled for many people. */
function useStart(field: string | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = field === undefined ? null : frame.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    const start = input ?? frame.current?.querySelector<HTMLElement>('h2')
    start?.focus()
  }, [field])
  return frame
}
