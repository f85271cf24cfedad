/** The house's look in one small sheet: tokens of packages/ui, dark and light by the system. */
export const styles = `
:root{color-scheme:light dark;
--bg:light-dark(#fbf1dc,#0a1030);--bar:light-dark(#fff8e9,#0d1540);
--surface:light-dark(#fffaef,#131d50);--line:light-dark(#e6d3a6,#26327a);
--strong:light-dark(#85775a,#6675c8);--text:light-dark(#11163f,#fbf0d9);
--soft:light-dark(#41476e,#c3caec);--ink:light-dark(#11163f,#050820);
--accent:#ffc52b;--on-accent:#11163f;--link:light-dark(#1546c4,#93bbff);
--good:light-dark(#0a6b3d,#4bd98f);--bad:light-dark(#b3261a,#ff8b7b);
--bico:14px 14px 3px 14px;--bico-sm:9px 9px 2px 9px}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);
font:15px/1.5 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums lining-nums}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding:12px 16px;
background:var(--bar);border-block-end:2px solid var(--ink)}
.brand{margin:0;font:800 19px/1.2 "Arial Narrow",sans-serif}
nav{display:flex;flex-wrap:wrap;gap:4px}
nav a{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:12px;
color:var(--text);text-decoration:none;border-radius:var(--bico-sm)}
nav a[aria-current]{background:var(--surface);box-shadow:0 2px 0 var(--ink);font-weight:600}
main{max-inline-size:1080px;margin-inline:auto;padding:16px;display:grid;gap:24px}
h1{margin:8px 0 0;font:800 32px/1.1 "Arial Narrow",sans-serif}
h2{margin:0;font:800 19px/1.2 "Arial Narrow",sans-serif}
p{margin:0}.soft{color:var(--soft)}
section{background:var(--surface);border:1px solid var(--line);border-radius:var(--bico);
padding:16px;display:grid;gap:12px;box-shadow:0 4px 0 var(--ink)}
form.stack{display:grid;gap:12px}
.fields{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(180px,1fr))}
label{display:grid;gap:4px;font-weight:600;align-content:start}
label small{font-weight:400;color:var(--soft)}
input,textarea,select{font:inherit;font-weight:400;color:inherit;background:var(--bg);
border:1px solid var(--strong);border-radius:var(--bico-sm);padding:10px 12px;min-block-size:44px;
inline-size:100%}
textarea{min-block-size:92px;resize:vertical;font-family:ui-monospace,monospace;font-size:13px}
ol{margin:0;padding-inline-start:24px;display:grid;gap:8px}
ol li{display:list-item;padding:0;border:0}
code{overflow-wrap:anywhere;font-size:13px}
a{color:var(--link)}
a.main{display:inline-flex;align-items:center;font:700 15px/1 "Arial Narrow",sans-serif;
min-block-size:44px;padding-inline:16px;border:2px solid var(--ink);border-radius:var(--bico);
background:var(--accent);color:var(--on-accent);box-shadow:0 3px 0 var(--ink);text-decoration:none}
button{font:700 15px/1 "Arial Narrow",sans-serif;min-block-size:44px;padding-inline:16px;
border:2px solid var(--ink);border-radius:var(--bico);background:var(--surface);color:var(--text);
box-shadow:0 3px 0 var(--ink);cursor:pointer}
button.main{background:var(--accent);color:var(--on-accent)}
button:active{translate:0 3px;box-shadow:none}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
ul{list-style:none;margin:0;padding:0;display:grid}
li{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:space-between;
padding-block:12px;border-block-start:1px solid var(--line)}
li:first-child{border:0;padding-block-start:0}
li:last-child{padding-block-end:4px}
li p{min-inline-size:0;overflow-wrap:anywhere}
.amount{font-weight:700}
.message{white-space:pre-wrap;overflow-wrap:anywhere;inline-size:100%}
.told{padding:12px 16px;border-inline-start:4px solid;border-radius:var(--bico-sm);
background:var(--surface);font-weight:600}
.told.good{color:var(--good)}.told.bad{color:var(--bad)}
footer{padding:24px 16px;text-align:center;color:var(--soft);font-size:13px}
`;
