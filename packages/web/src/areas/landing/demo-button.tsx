import type { SxProps, Theme } from '@mui/material/styles'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import type { ActionLookProps } from '../../ui/action-look.ts'
import { ActionButton } from '../../ui/action-look.ts'

interface DemoButtonProps extends ActionLookProps {
  sx?: SxProps<Theme>
}

/** Makes a demo in the reader's language and opens it. A form, so that it works before and without scripts. */
export function DemoButton({ sx = {}, ...look }: DemoButtonProps) {
  const { t, i18n } = useTranslation('landing')
  const { isOpening, handleSubmit } = useOnePress()
  return (
    <form method="post" action={paths.readyDemo()} onSubmit={handleSubmit} style={{ display: 'contents' }}>
      <input type="hidden" name="lng" value={i18n.resolvedLanguage ?? 'de'} />
      <ActionButton type="submit" {...look} aria-disabled={isOpening} sx={sx}>
        {t(isOpening ? 'demo.opening' : 'start.demo')}
      </ActionButton>
    </form>
  )
}

/** A second press while the first is on its way would make a second demo. */
function useOnePress() {
  const [isOpening, setOpening] = useState(false)
  useEffect(() => {
    // The browser keeps the page as it was left and shows it again on "back".
    const handleShow = () => setOpening(false)
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])
  const handleSubmit = (event: FormEvent) => {
    if (isOpening) event.preventDefault()
    else setOpening(true)
  }
  return { isOpening, handleSubmit }
}
