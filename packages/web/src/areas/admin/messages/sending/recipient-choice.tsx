import { mdiAccountMultipleCheckOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { participantSelections } from '@running-dinner/domain/messages'
import { lazy, type ReactNode, Suspense, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipientSelection } from '../../../../features/messages/sending/message-content.ts'
import { messageRecipients, type RecipientPool } from '../../../../features/messages/sending/message-recipients.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { fieldId } from './message-draft.ts'
import type { Composer } from './use-composer.ts'

const RecipientGroups = lazy(() => import('./recipient-groups.tsx').then((file) => ({ default: file.RecipientGroups })))

interface RecipientChoiceProps {
  composer: Composer
  pool: RecipientPool
  error: string | undefined
}

/** Choice of the recipients: all, only people with or without a team, or people or teams picked by hand. */
export function RecipientChoice({ composer, pool, error }: RecipientChoiceProps) {
  const { t } = useTranslation('mailing')
  const { content } = composer.draft
  const choices = useChoices(pool)
  const helpId = useId()
  const isCustom = content.selection === 'CUSTOM_SELECTION'
  return (
    <FormControl error={error !== undefined}>
      <RadioGroup
        aria-label={t('compose.recipients')}
        aria-describedby={error === undefined ? undefined : helpId}
        value={content.selection}
        onChange={(_, value) => composer.edit({ selection: value as RecipientSelection })}
      >
        {choices.map(({ value, label }, position) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio {...(position === 0 ? { id: fieldId('recipients') } : {})} />}
            label={label}
          />
        ))}
      </RadioGroup>
      {isCustom && <CustomChoice composer={composer} pool={pool} />}
      {pool.type === 'PARTICIPANT' && (
        <Suspense>
          <RecipientGroups composer={composer} pool={pool} />
        </Suspense>
      )}
      {error !== undefined && (
        <FormHelperText id={helpId} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}

function CustomChoice({ composer, pool }: Omit<RecipientChoiceProps, 'error'>) {
  const { t } = useTranslation('mailing')
  const isForPeople = pool.type === 'PARTICIPANT'
  const count = composer.draft.content.customSelectedIds.length
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, pl: 4, pt: 0.5 }}>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiAccountMultipleCheckOutline} />}
        onClick={() => composer.dispatch({ kind: 'recipientsDialogOpened' })}
      >
        {t(isForPeople ? 'compose.choosePeople' : 'compose.chooseTeams')}
      </Button>
      <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
        {t(isForPeople ? 'compose.chosenPeople' : 'compose.chosenTeams', { count })}
      </Box>
    </Box>
  )
}

/** The choices, each labelled with the number of its recipients. */
function useChoices(pool: RecipientPool): { value: RecipientSelection; label: ReactNode }[] {
  const { t } = useTranslation('mailing')
  const sizes = useMemo(() => sizesOf(pool), [pool])
  if (pool.type !== 'PARTICIPANT') {
    return [
      { value: 'ALL', label: t('compose.teams.ALL', { total: sizes.ALL }) },
      { value: 'CUSTOM_SELECTION', label: t('compose.teams.CUSTOM_SELECTION') },
    ]
  }
  return participantSelections.map((value) => ({
    value,
    label: t(`compose.participants.${value}`, value === 'CUSTOM_SELECTION' ? {} : { total: sizes[value] }),
  }))
}

function sizesOf(pool: RecipientPool): Record<Exclude<RecipientSelection, 'CUSTOM_SELECTION'>, number> {
  if (pool.type !== 'PARTICIPANT') {
    const running = pool.teams.filter((team) => team.status !== 'CANCELLED').length
    return { ALL: running, ASSIGNED_TO_TEAM: running, NOT_ASSIGNED_TO_TEAM: 0 }
  }
  const sizeOf = (selection: RecipientSelection) => messageRecipients({ selection, customSelectedIds: [] }, pool).length
  return {
    ALL: sizeOf('ALL'),
    ASSIGNED_TO_TEAM: sizeOf('ASSIGNED_TO_TEAM'),
    NOT_ASSIGNED_TO_TEAM: sizeOf('NOT_ASSIGNED_TO_TEAM'),
  }
}
