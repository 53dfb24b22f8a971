import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { type Coordinate, fullName } from '@running-dinner/domain'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '../../../app/notifications.tsx'
import { useSetHomePosition } from '../../../features/dinner-routes/dinner-routes.api.ts'
import { addressLine } from '../../../features/dinner-routes/navigation-link.ts'
import { parseCoordinate } from '../../../features/dinner-routes/parse-coordinate.ts'
import { issueTexts } from '../../../lib/issue-text.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

interface PinPanelProps {
  team: TeamReply
  draft: Coordinate | undefined
  onDraft: (draft: Coordinate | undefined) => void
  onDone: () => void
}

/** A home's place by hand: a click on the map, or its coordinates as text; both end in the same field. */
export function PinPanel({ team, draft, onDraft, onDone }: PinPanelProps) {
  const { t } = useTranslation('routes')
  const { t: tCommon } = useTranslation()
  const notify = useNotify()
  const { mutate, isPending, error } = useSetHomePosition(useAdminId())
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<'invalid' | 'needed'>()
  const titleId = useId()
  const panel = useArrival()
  const text = typed ?? (draft ? textOf(draft) : '')
  const host = team.hostTeamMember
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const position = typed === undefined ? draft : parseCoordinate(typed)
    if (!position || !host) return setRefused(text.trim() === '' ? 'needed' : 'invalid')
    mutate(
      { participantId: host.id, ...position },
      {
        onSuccess: () => {
          notify.success(t('pin.saved'))
          onDone()
        },
      },
    )
  }
  return (
    <Card
      component="form"
      noValidate
      onSubmit={handleSubmit}
      aria-labelledby={titleId}
      sx={{ p: 2.5, display: 'grid', gap: 2 }}
    >
      <Box>
        <Typography id={titleId} ref={panel} tabIndex={-1} variant="h2" sx={{ '&&': { outline: 'none' }, mb: 0.5 }}>
          {t('pin.title', { number: team.teamNumber })}
        </Typography>
        {host && (
          <Typography>
            {fullName(host)}, {addressLine(host)}
          </Typography>
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{t('pin.how')}</Typography>
      <TextField
        label={t('pin.coordinates')}
        value={text}
        error={refused !== undefined}
        helperText={refused ? t(`pin.${refused}`) : t('pin.coordinatesHelp')}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        onFocus={() => setTyped(text)}
        onBlur={() => draft && setTyped(undefined)}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(undefined)
          onDraft(parseCoordinate(event.target.value))
        }}
      />
      {error && <Alert severity="error">{issueTexts(error).join(' ')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isPending}>
          {t('pin.save')}
        </Button>
        <Button onClick={onDone}>{tCommon('cancel')}</Button>
      </Box>
    </Card>
  )
}

/** The panel appears away from the button that asked for it: focus and sight go along, below the map on a phone. */
function useArrival() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  }, [])
  return ref
}

function textOf({ lat, lng }: Coordinate): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`
}
