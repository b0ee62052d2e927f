import { Prose } from './Prose.tsx'

export const examples = {
  'every kind of block': (
    <Prose
      long
      html={`
        <p>A tenant pays rent on a field. An operator collects it, and <strong>what is left</strong> belongs to the owners. <a href="/insights">Insights</a> says more.</p>
        <h2>Three ways to hold a farm</h2>
        <p>They differ in who keeps the register.</p>
        <h3>What they share</h3>
        <ul><li>The rent</li><li>The soil</li><li>The likely buyers</li></ul>
        <ol><li>Read the lease.</li><li>Ask who holds the title.</li></ol>
        <div class="scrolls" role="group" aria-label="Table" tabindex="0"><table>
          <thead><tr><th>Way</th><th>Register</th><th>Sale</th><th>Certificates</th></tr></thead>
          <tbody><tr><td>Deed</td><td>Land registry</td><td>Slow</td><td>Handwritten</td></tr><tr><td>Units</td><td>The vehicle's own</td><td>Slow, too</td><td>Electronic</td></tr></tbody>
        </table></div>
        <aside role="note"><p>A token can make ownership easier to prove. The farm is no easier to value.</p></aside>
        <blockquote><p>The rent, the soil and the likely buyers stay as they were.</p></blockquote>
        <hr>
        <p>Nothing on this page is an offer.</p>`}
    />
  ),
  'one paragraph': <Prose html="<p>It is the wrong place for cash you may need this year.</p>" />,
  'long words': (
    <Prose
      html={`
        <h2>Rechtsschutzversicherungsgesellschaften</h2>
        <p>The address of a page can be one long word: <a href="/investment/services/equity-compensation-insurance">www.example.com/investment/services/equity-compensation-insurance</a>.</p>
        <ul><li>Rechtsschutzversicherungsgesellschaften</li></ul>
        <blockquote><p>Rechtsschutzversicherungsgesellschaften</p></blockquote>`}
    />
  ),
  empty: <Prose html="" />,
}
