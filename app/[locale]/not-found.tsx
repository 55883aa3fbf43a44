/**
 * Shown in the browser if a page turns out to be missing after its document has arrived. It is part of every page's script, so it is minimal;
 * for a missing document the server sends `(shared)/missing`.
 */
export default function NotFoundPage() {
  return (
    <main>
      <h1>Let’s get you back on track!</h1>
      <p>Looks like you’ve found a link that no longer goes where it was supposed to... but don’t worry</p>
      <a href="/">Ottilie</a>
    </main>
  )
}
