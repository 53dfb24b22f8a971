import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import * as styles from './menu-button.css.ts'

type Choice = { icon: string; label: string } & (
  | { onChoose: () => void; href?: undefined }
  /** A file, or an address that another program opens. */
  | { href: string; onChoose?: undefined }
)

interface MenuButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children' | 'ref' | 'className'> {
  /** The name of the menu. */
  label: string
  choices: readonly Choice[]
  /** Of the button and its menu together. */
  className?: string
  buttonClass?: string
  children: ReactNode
}

/** A button that opens a menu below it: arrow keys move in it, Escape and a press elsewhere close it. */
export function MenuButton({ label, choices, className, buttonClass, children, ...button }: MenuButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    itemsOf(place.current)[0]?.focus()
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])
  const close = () => {
    setOpen(false)
    place.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false)
    const items = itemsOf(place.current)
    const at = items.findIndex((item) => item.matches(':focus'))
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const next = places[event.key]
    if (next === undefined && event.key !== 'Escape') return
    event.preventDefault()
    if (next === undefined) close()
    else items.at(next % items.length)?.focus()
  }
  return (
    <div ref={place} className={classes(styles.place, className)}>
      <Button
        {...button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={buttonClass}
      >
        {children}
      </Button>
      {isOpen && (
        <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={handleKey} className={styles.menu}>
          {choices.map((choice) => (
            <MenuItem key={choice.label} choice={choice} onClose={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function MenuItem({ choice: { icon, label, href, onChoose }, onClose }: { choice: Choice; onClose: () => void }) {
  const content = (
    <>
      <Icon path={icon} />
      {label}
    </>
  )
  const itemProps = { role: 'menuitem', tabIndex: -1, className: styles.item }
  const handleChoose = () => {
    onClose()
    onChoose?.()
  }
  return href === undefined ? (
    <button type="button" {...itemProps} onClick={handleChoose}>
      {content}
    </button>
  ) : (
    <a href={href} {...itemProps} onClick={onClose}>
      {content}
    </a>
  )
}

function itemsOf(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
}
