-- A ticket of which nothing won and a stake came back, as with a tie: neither lost nor won.

alter type lottery.ticket_state add value 'RETURNED' before 'WON';
