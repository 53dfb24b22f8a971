import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import { type Coordinate, fullName } from '@running-dinner/domain'
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetHomePosition } from '../../../../features/plan/dinner-routes/dinner-routes.api.ts'
import { addressLine } from '../../../../features/plan/dinner-routes/navigation-link.ts'
import { parseCoordinate } from '../../../../features/plan/dinner-routes/parse-coordinate.ts'
import { issueTexts } from '../../../../lib/issue-text.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useSavedChange } from '../../messages/notification-status/use-notify-link.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

interface PinPanelProps {
  team: TeamReply
  draft: Coordinate | undefined
  onDraft: (draft: Coordinate | undefined) => void
  onDone: () => void
}

/** Sets the location of a home by a click on the map or by typed coordinates; both fill the same field. */
export function PinPanel(props: PinPanelProps) {
  const { t } = useTranslation('routes')
  const { t: tCommon } = useTranslation()
  const form = usePinForm(props)
  const titleId = useId()
  const { team, onDone } = props
  return (
    <Card
      component="form"
      noValidate
      onSubmit={form.handleSubmit}
      aria-labelledby={titleId}
      sx={{ p: 2.5, display: 'grid', gap: 2 }}
    >
      <PinTitle id={titleId} team={team} />
      <Typography sx={{ color: 'text.secondary' }}>{t('pin.how')}</Typography>
      <TextField
        label={t('pin.coordinates')}
        error={form.refused !== undefined}
        helperText={form.refused ? t(`pin.${form.refused}`) : t('pin.coordinatesHelp')}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        {...form.field}
      />
      {form.error && <Alert severity="error">{issueTexts(form.error).join(' ')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={form.isPending}>
          {t('pin.save')}
        </Button>
        <Button onClick={onDone}>{tCommon('cancel')}</Button>
      </Box>
    </Card>
  )
}

function PinTitle({ id, team }: { id: string; team: TeamReply }) {
  const { t } = useTranslation('routes')
  const host = team.hostTeamMember
  return (
    <Box>
      <Typography id={id} ref={useFocusOnMount()} tabIndex={-1} variant="h2" sx={titleSx}>
        {t('pin.title', { number: team.teamNumber })}
      </Typography>
      {host && `${fullName(host)}, ${addressLine(host)}`}
    </Box>
  )
}

/** Scrolling to the title leaves room for the edge of its card. */
const titleSx = { scrollMarginTop: '28px', mb: 0.5 } as const

/** Keeps the typed text as it is, until a click on the map replaces it. */
function usePinForm({ team, draft, onDraft, onDone }: PinPanelProps) {
  const { t } = useTranslation('routes')
  const savedChange = useSavedChange()
  const { mutate, isPending, error } = useSetHomePosition(useAdminId())
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<'invalid' | 'needed'>()
  const shownText = typed ?? (draft ? textOf(draft) : '')
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    setRefused(undefined)
    onDraft(parseCoordinate(event.target.value))
  }
  const handleSaved = () => {
    void savedChange(t('pin.saved'))
    onDone()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const position = typed === undefined ? draft : parseCoordinate(typed)
    const host = team.hostTeamMember
    if (!position || !host) return setRefused(shownText.trim() === '' ? 'needed' : 'invalid')
    mutate({ home: host, ...position }, { onSuccess: handleSaved })
  }
  const field = {
    value: shownText,
    onFocus: () => setTyped(shownText),
    onBlur: () => draft && setTyped(undefined),
    onChange: handleChange,
  }
  return { field, refused, error, isPending, handleSubmit }
}

/** Moves focus and scroll position to the panel, which opens far from the pressed button. */
function useFocusOnMount() {
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
