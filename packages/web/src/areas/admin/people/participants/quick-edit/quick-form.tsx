import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import type { ParticipantReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain/people'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dietNames } from '../../../../../features/people/participants/diet-chips.tsx'
import { type ParticipantForm, toForm } from '../../../../../features/people/participants/participant-form.ts'
import { useUpdateParticipant } from '../../../../../features/people/participants/participants.api.ts'
import { SeatsFigure } from '../../../../../features/people/participants/seats-mark.tsx'
import { WishCell } from '../../../../../features/people/participants/wish-mark.tsx'
import { AllergenFields } from '../../../../../features/people/registration-form/allergen-fields.tsx'
import { formatDate } from '../../../../../lib/dates.ts'
import { useConfirm } from '../../../../../ui/confirm-dialog.tsx'
import { CheckboxInput, Form, TextInput, throwAway } from '../../../../../ui/form/index.ts'
import { UnsavedGuard } from '../../../../../ui/unsaved-guard.tsx'
import { useSavedChange } from '../../../messages/notification-status/use-notify-link.ts'
import { useAdminDinner, useAdminId } from '../../../shell/admin-dinner.ts'
import { DietLine, PersonMail, PersonNotes, PersonPhone, PersonPlace, TeamLink } from '../list/person-facts.tsx'
import type { PersonRow } from '../list/person-rows.ts'
import { useListContext } from '../list/row-context.ts'
import { GoneNotice } from '../person-gone.tsx'
import { usePersonForm } from '../use-person-form.ts'
import { useWishQuestion } from '../wish/use-wish-question.tsx'
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
  const submit = (afterSaving: () => void) =>
    form.handleSubmit(async (input) => {
      const saved = await save(input)
      if (!saved) return
      void savedChange(t('quick.saved', { name: saved.firstnamePart }))
      form.reset(toForm(saved), throwAway)
      if (await wishQuestion.ask(saved)) afterSaving()
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

/** The fields that organisers change most; for the second person of a pair only phone and food. */
function QuickFields({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('participants')
  const dinner = useAdminDinner()
  const root = person.rootTeamPartnerWish
  const mayWish = person.childTeamPartnerWish === null && !dinner.options.teamPartnerWishDisabled
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {root && <Alert severity="info">{t('form.pairChild', { name: fullName(root) })}</Alert>}
      <TextInput<ParticipantForm> name="mobileNumber" label={t('form.mobileNumber')} type="tel" autoComplete="off" />
      {!root && (
        <TextInput<ParticipantForm>
          name="numSeats"
          label={t('form.numSeats')}
          help={t('form.numSeatsHelp', { seats: dinner.sessionData.numSeatsNeededForHost })}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <Diets />
      {dinner.allergenListEnabled && <AllergenFields />}
      <TextInput<ParticipantForm> name="mealSpecificsNote" label={t('form.mealSpecificsNote')} rows={1} />
      {!root && (
        <>
          {mayWish && <WishField />}
          <TextInput<ParticipantForm>
            name="miscNotes"
            label={t('form.miscNotes')}
            help={t('form.miscNotesHelp')}
            rows={2}
          />
        </>
      )}
    </Box>
  )
}

function Diets() {
  const { t } = useTranslation('participants')
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('form.diets')}</FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {dietNames.map((diet) => (
          <CheckboxInput<ParticipantForm> key={diet} name={diet} label={t(`diet.${diet}`)} />
        ))}
      </Box>
    </FormControl>
  )
}

/** The wish as one field: an address sets it, an empty field removes it. */
function WishField() {
  const { t } = useTranslation('participants')
  const { setValue } = useFormContext<ParticipantForm>()
  const isEmpty = useWatch<ParticipantForm, 'teamPartnerWishEmail'>({ name: 'teamPartnerWishEmail' }).trim() === ''
  useEffect(() => setValue('partnerChoice', isEmpty ? 'none' : 'wish'), [isEmpty, setValue])
  return (
    <TextInput<ParticipantForm>
      name="teamPartnerWishEmail"
      label={t('form.teamPartnerWishEmail')}
      help={t('form.partnerWishHelp')}
      type="email"
      autoComplete="off"
    />
  )
}

/** What the one line of the list has no room for. */
function QuickFacts({ row }: { row: PersonRow }) {
  const { t } = useTranslation('roster')
  const { seatsNeeded } = useListContext()
  const { person, wish, ability } = row
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        mb: 2.5,
        fontSize: '0.875rem',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, minWidth: 0 },
        '& dd:empty, & dt:has(+ dd:empty)': { display: 'none' },
        // The drawer has the room that the line has not.
        '& dd *': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      }}
    >
      <dt>{t('columns.email')}</dt>
      <dd>
        <PersonMail person={person} />
      </dd>
      <dt>{t('columns.phone')}</dt>
      <dd>
        <PersonPhone person={person} />
      </dd>
      <dt>{t('columns.place')}</dt>
      <dd>
        <PersonPlace person={person} />
      </dd>
      {ability && (
        <>
          <dt>{t('columns.seats')}</dt>
          <dd>
            <SeatsFigure numSeats={person.numSeats} seatsNeeded={seatsNeeded} />
          </dd>
        </>
      )}
      <dt>{t('columns.diet')}</dt>
      <dd>
        <DietLine person={person} />
      </dd>
      {person.teamId !== null && (
        <>
          <dt>{t('columns.team')}</dt>
          <dd>
            <TeamLink row={row} />
          </dd>
        </>
      )}
      {wish && (
        <>
          <dt>{t('columns.wish')}</dt>
          <dd>
            <WishCell wish={wish} />
          </dd>
        </>
      )}
      <dt>{t('columns.registered')}</dt>
      <dd>{formatDate(person.createdAt)}</dd>
      <dt>{t('columns.notes')}</dt>
      <dd>
        <PersonNotes person={person} />
      </dd>
    </Box>
  )
}
